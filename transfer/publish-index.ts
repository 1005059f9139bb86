import type { KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  INDEX_FILE,
  indexFile,
  installVersion,
  isBuilt,
  POINTER,
  pruneVersions,
  readPointer,
  writePointer,
} from '@polymath/engine/files';
import { withFolderLock } from '@/lib/server/folder-lock';
import { replaceFile } from '@/lib/server/replace-file';
import { UsageError } from '@/scripts/run-command';
import { folderStore } from './folder-store';
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
import { probeIndex } from './probe-index';
import { fetchManifest, readCurrent } from './read-current';
import { type RetryOptions, retryTransfer } from './retry-transfer';
import { isSignedBy, signManifest } from './signature';
import type { RemoteStore, Store } from './store.types';
import { TransferError, transferAtWork } from './transfer-error';

const ASIDE = '.publishing-';

type PublishOptions = {
  indexDir: string;
  /** The version to publish; by default the current one. */
  version?: string | undefined;
  /** Without a key, the index can be pulled only from a local folder. */
  signingKey?: KeyObject | undefined;
  signal?: AbortSignal | undefined;
  patience?: RetryOptions;
  onBytes?: (done: number, all: number) => void;
};

/** `copied` is false if the store already had the version and it only became current again. */
type PublishReport = { manifest: Manifest; copied: boolean };

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof TransferError && error.fault === 'missing') return undefined;
  throw error;
};

async function versionOf({ indexDir, version }: PublishOptions): Promise<string> {
  const wanted = version ?? (await readPointer(indexDir));
  if (!wanted) throw new UsageError('There is no index yet: npm run catalog:build makes one.');
  return wanted;
}

/** Checks that the index answers, and describes its file. */
async function describeIndex(version: string, indexDir: string): Promise<Omit<Manifest, 'published'>> {
  if (!(await isBuilt(indexDir, version))) {
    throw new UsageError(`There is no version ${version}, neither there nor in ${indexDir}.`);
  }
  const file = indexFile(indexDir, version);
  const { schema, courses } = probeIndex(file, version);
  const files = [await describeFile(file, INDEX_FILE)];
  return { format: 1, version, schema, courses, files };
}

type Plan = {
  manifest: Manifest;
  /** The store has the version's files. */
  isThere: boolean;
  /** The store has the version's manifest, and the version is current. */
  isDone: boolean;
};

/**
 * Decides what to publish: the version in the store if this key signed it, else the local one.
 * @throws TransferError when the store's version differs from the local one, or would lose its signature
 */
async function planPublish(store: Store, options: PublishOptions): Promise<Plan> {
  const { indexDir, signingKey, patience } = options;
  const version = await versionOf(options);
  const current = await readCurrent(store, patience).catch(unlessMissing);
  const known = await fetchManifest(store, version, patience).catch(unlessMissing);
  const isOurs = (manifest: Manifest) => !signingKey || isSignedBy(manifest, [signingKey]);
  if (known?.signature && !signingKey) {
    throw new UsageError(`${store.name} has signed versions: CATALOG_SIGNING_KEY must sign this one.`);
  }
  if (known && isOurs(known) && current === version) return { manifest: known, isThere: true, isDone: true };
  const content = known && isOurs(known) ? known : await describeIndex(version, indexDir);
  if (known && !isSame(known, content)) {
    throw new TransferError(
      `${store.name}/${version} is another index than the one here, and was not signed here.`,
    );
  }
  const offered = current && (await fetchManifest(store, current, patience).catch(unlessMissing));
  // Always later than the current publication time, even if a clock was wrong once: sites never accept an
  // older version.
  const least = offered && isOurs(offered) ? Date.parse(offered.published) + 1 : 0;
  const manifest = { ...content, published: new Date(Math.max(Date.now(), least)).toISOString() };
  return {
    manifest: signingKey ? signManifest(manifest, signingKey) : manifest,
    isThere: known !== undefined,
    isDone: false,
  };
}

async function copyFile(from: string, to: string, options: PublishOptions, all: number): Promise<void> {
  const { signal, onBytes } = options;
  const pieces = readPieces(from, (bytes) => onBytes?.(bytes, all));
  await pipeline(pieces, createWriteStream(to), signal ? { signal } : {});
  await syncFile(to);
}

async function copyVersion(manifest: Manifest, dir: string, options: PublishOptions): Promise<void> {
  const { version, files } = manifest;
  const temporary = join(dir, `${ASIDE}${version}`);
  await mkdir(temporary);
  for (const { name, sha256 } of files) {
    const copy = join(temporary, name);
    await copyFile(join(options.indexDir, version, name), copy, options, bytesOf(manifest));
    if ((await hashFile(copy)) !== sha256)
      throw new TransferError(`The copy ${copy} differs from the index.`);
  }
  await writeFile(join(temporary, MANIFEST_FILE), textOf(manifest));
  await installVersion(temporary, dir, version);
}

/**
 * Publishes a version to a folder: first under a temporary name, then under its own name, then as the current
 * version. Old versions are removed as in an index folder. If the version is there already, it only becomes
 * current again.
 * @throws TransferError when publishing fails; the versions published before stay unchanged
 */
export async function publishToFolder(dir: string, options: PublishOptions): Promise<PublishReport> {
  if (resolve(dir) === resolve(options.indexDir)) {
    throw new UsageError('This is the index folder itself: publish to another one.');
  }
  return withFolderLock(dir, transferAtWork, async () => {
    for (const name of await readdir(dir)) {
      if (name.startsWith(ASIDE)) await rm(join(dir, name), { recursive: true, force: true });
    }
    const { manifest, isThere, isDone } = await planPublish(folderStore(dir), options);
    const { version } = manifest;
    if (!isThere && (await isBuilt(dir, version))) {
      throw new TransferError(
        `${join(dir, version)} is there without a manifest: nothing that was published.`,
      );
    }
    try {
      if (!isThere) await copyVersion(manifest, dir, options);
      else if (!isDone) await replaceFile(join(dir, version, MANIFEST_FILE), textOf(manifest));
    } finally {
      await rm(join(dir, `${ASIDE}${version}`), { recursive: true, force: true });
    }
    await writePointer(dir, version);
    await pruneVersions(dir, version);
    return { manifest, copied: !isThere };
  });
}

/**
 * Publishes a version with PUT: files first, then the manifest, then the pointer. If the version is there
 * already, only the manifest is written again to make it current. Nothing is deleted.
 */
export async function publishToServer(store: RemoteStore, options: PublishOptions): Promise<PublishReport> {
  const { indexDir, signal, patience, onBytes } = options;
  if (!options.signingKey) {
    throw new UsageError(
      'CATALOG_SIGNING_KEY is not set: no site pulls an index over http(s) that is not signed.',
    );
  }
  const { manifest, isThere, isDone } = await planPublish(store, options);
  const { version } = manifest;
  const write = (path: string, upload: Parameters<RemoteStore['write']>[1], immutable: boolean) =>
    retryTransfer(() => store.write(path, upload, { immutable, signal }), patience, { signal });
  if (!isThere) {
    const all = bytesOf(manifest);
    for (const { name, bytes } of manifest.files) {
      const file = join(indexDir, version, name);
      await write(`${version}/${name}`, { file, bytes, onBytes: (done) => onBytes?.(done, all) }, false);
    }
  }
  if (!isDone) {
    await write(`${version}/${MANIFEST_FILE}`, { text: textOf(manifest) }, !isThere);
    const there = await fetchManifest(store, version, patience);
    if (!isSame(there, manifest)) {
      throw new TransferError(`Somebody else published ${version} with other bytes at the same time.`);
    }
  }
  await write(POINTER, { text: `${version}\n` }, false);
  return { manifest, copied: !isThere };
}
