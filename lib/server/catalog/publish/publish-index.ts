import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  indexFile,
  isBuilt,
  moveIntoPlace,
  POINTER,
  pruneVersions,
  readPointer,
  writePointer,
} from '@/lib/server/catalog/index-folder';
import { INDEX_FILE } from '@/lib/server/catalog/index-schema';
import { assertServer } from '@/lib/server/guard';
import { withFolderLock } from './folder-lock';
import { folderStore } from './folder-store';
import { lookIntoIndex } from './look-into-index';
import {
  bytesOf,
  describeFile,
  hashFile,
  isSame,
  MANIFEST_FILE,
  type Manifest,
  readPieces,
  syncFile,
  textOf,
} from './manifest';
import { fetchManifest } from './read-current';
import type { RemoteStore, Store } from './store.types';
import { TransferError } from './transfer-error';
import { type Patience, tryAgain } from './try-again';

assertServer('lib/server/catalog/publish/publish-index');

const ASIDE = '.publishing-';

export type PublishOptions = {
  indexDir: string;
  /** The version to publish; without it the one that is current here. */
  version?: string | undefined;
  signal?: AbortSignal | undefined;
  patience?: Patience;
  onBytes?: (done: number, all: number) => void;
};

/** `copied` is false when the version was there already, and only named the current one again. */
export type PublishReport = { manifest: Manifest; copied: boolean };

async function knownManifest(
  store: Store,
  version: string,
  patience?: Patience,
): Promise<Manifest | undefined> {
  return fetchManifest(store, version, patience).catch((error: unknown) => {
    if (error instanceof TransferError && error.trouble === 'missing') return undefined;
    throw error;
  });
}

async function versionOf({ indexDir, version }: PublishOptions): Promise<string> {
  const wanted = version ?? (await readPointer(indexDir));
  if (!wanted) throw new TransferError('There is no index yet: npm run catalog:build makes one.', 'usage');
  return wanted;
}

/** Looks whether the index answers, and describes its file. */
async function describeIndex(version: string, indexDir: string): Promise<Manifest> {
  if (!(await isBuilt(indexDir, version))) {
    throw new TransferError(`There is no version ${version}, neither there nor in ${indexDir}.`, 'usage');
  }
  const file = indexFile(indexDir, version);
  const { schema, courses } = lookIntoIndex(file, version);
  const files = [await describeFile(file, INDEX_FILE)];
  return { format: 1, version, schema, courses, published: new Date().toISOString(), files };
}

async function copyFile(from: string, to: string, options: PublishOptions, all: number): Promise<void> {
  const { signal, onBytes } = options;
  const pieces = readPieces(from, (bytes) => onBytes?.(bytes, all));
  await pipeline(pieces, createWriteStream(to), signal ? { signal } : {});
  await syncFile(to);
}

async function copyVersion(manifest: Manifest, dir: string, options: PublishOptions): Promise<void> {
  const { version, files } = manifest;
  const aside = join(dir, `${ASIDE}${version}`);
  await mkdir(aside);
  for (const { name, sha256 } of files) {
    const copy = join(aside, name);
    await copyFile(join(options.indexDir, version, name), copy, options, bytesOf(manifest));
    if ((await hashFile(copy)) !== sha256)
      throw new TransferError(`The copy ${copy} differs from the index.`);
  }
  await writeFile(join(aside, MANIFEST_FILE), textOf(manifest));
  await moveIntoPlace(aside, dir, version);
}

/**
 * Publishes a version to a folder: aside first, then under its name, then as the current one. Older versions go,
 * as in an index folder. Published before, it only becomes the current one again.
 * @throws TransferError when it cannot be published: what was published before stays as it is
 */
export async function publishToFolder(dir: string, options: PublishOptions): Promise<PublishReport> {
  if (resolve(dir) === resolve(options.indexDir)) {
    throw new TransferError('This is the index folder itself: publish to another one.', 'usage');
  }
  const version = await versionOf(options);
  return withFolderLock(dir, async () => {
    for (const name of await readdir(dir)) {
      if (name.startsWith(ASIDE)) await rm(join(dir, name), { recursive: true, force: true });
    }
    const known = await knownManifest(folderStore(dir), version);
    if (!known && (await isBuilt(dir, version))) {
      throw new TransferError(
        `${join(dir, version)} is there without a manifest: nothing that was published.`,
      );
    }
    const manifest = known ?? (await describeIndex(version, options.indexDir));
    try {
      if (!known) await copyVersion(manifest, dir, options);
    } finally {
      await rm(join(dir, `${ASIDE}${version}`), { recursive: true, force: true });
    }
    await writePointer(dir, version);
    await pruneVersions(dir, version);
    return { manifest, copied: !known };
  });
}

/**
 * Publishes a version with PUT: its files, then its manifest, which is written once and never over, then the
 * pointer. A version whose manifest is there only becomes the current one again. Nothing is deleted.
 */
export async function publishToServer(store: RemoteStore, options: PublishOptions): Promise<PublishReport> {
  const { indexDir, signal, patience, onBytes } = options;
  const version = await versionOf(options);
  const known = await knownManifest(store, version, patience);
  const manifest = known ?? (await describeIndex(version, indexDir));
  const write = (path: string, upload: Parameters<RemoteStore['write']>[1], immutable: boolean) =>
    tryAgain(() => store.write(path, upload, { immutable, signal }), patience, { signal });
  if (!known) {
    const all = bytesOf(manifest);
    for (const { name, bytes } of manifest.files) {
      const file = join(indexDir, version, name);
      await write(`${version}/${name}`, { file, bytes, onBytes: (done) => onBytes?.(done, all) }, false);
    }
    await write(`${version}/${MANIFEST_FILE}`, { text: textOf(manifest) }, true);
    const there = await fetchManifest(store, version, patience);
    if (!isSame(there, manifest)) {
      throw new TransferError(`Somebody else published ${version} with other bytes at the same time.`);
    }
  }
  await write(POINTER, { text: `${version}\n` }, false);
  return { manifest, copied: !known };
}
