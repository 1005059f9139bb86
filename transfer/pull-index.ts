import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  INDEX_FILE,
  installVersion,
  isBuilt,
  pruneVersions,
  readPointer,
  SCHEMA_VERSION,
  writePointer,
} from '@polymath/engine/files';
import { withFolderLock } from '@/lib/server/folder-lock';
import { UsageError } from '@/scripts/run-command';
import { recordAccepted, refuseOlder } from './accepted-version';
import { downloadFile } from './download-file';
import { bytesOf, isSame, MANIFEST_FILE, type Manifest, textOf } from './manifest';
import { probeIndex } from './probe-index';
import { fetchManifest, readCurrent } from './read-current';
import type { RetryOptions } from './retry-transfer';
import { isSignedBy } from './signature';
import type { Store } from './store.types';
import { TransferError, transferAtWork } from './transfer-error';

const ASIDE = '.pulling-';
/** How often a pull starts again because another version was published meanwhile. */
const RESTARTS = 3;
/** Bytes of disk space that must stay free. */
const SPARE = 64_000_000;

export type PullOptions = {
  store: Store;
  indexDir: string;
  /** Public keys of the allowed publishers. Without any, only a local folder is trusted. */
  publicKeys?: readonly KeyObject[] | undefined;
  /** The version to pull, whatever its age; by default the store's current one. */
  version?: string | undefined;
  signal?: AbortSignal | undefined;
  patience?: RetryOptions;
  onBytes?: (done: number, all: number) => void;
  /** Returns the free bytes of the disk that holds a folder. */
  freeBytes?: (dir: string) => Promise<number>;
};

type PullReport = {
  version: string;
  /** Number of courses of a version that was just installed; undefined if it was already here. */
  courses?: number;
  /** False if this version was already current. */
  switched: boolean;
};

async function freeOnDisk(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;

async function bytesIn(dir: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(dir)) bytes += (await stat(join(dir, name))).size;
  return bytes;
}

async function download(manifest: Manifest, temporary: string, options: PullOptions): Promise<void> {
  const { store, signal, patience, onBytes, freeBytes = freeOnDisk } = options;
  const all = bytesOf(manifest);
  const needed = Math.max(0, all - (await bytesIn(temporary))) + SPARE;
  const free = await freeBytes(temporary);
  if (free < needed) {
    throw new TransferError(`The disk has ${megabytes(free)} left, and ${megabytes(needed)} are needed.`);
  }
  let before = 0;
  for (const file of manifest.files) {
    const onFile = (bytes: number) => onBytes?.(before + bytes, all);
    const path = `${manifest.version}/${file.name}`;
    await downloadFile(store, path, file, temporary, { signal, patience, onBytes: onFile });
    before += file.bytes;
  }
}

/** Moves a version to its final place. Partial downloads of other versions are removed. */
async function install(manifest: Manifest, options: PullOptions): Promise<void> {
  const { indexDir } = options;
  const { version } = manifest;
  if (manifest.schema !== SCHEMA_VERSION) {
    throw new TransferError(
      `The index ${version} has schema ${manifest.schema}, and this site reads schema ${SCHEMA_VERSION}: the site that publishes and the sites that pull must be of one release.`,
    );
  }
  const temporary = join(indexDir, `${ASIDE}${version}`);
  for (const name of await readdir(indexDir)) {
    const other = join(indexDir, name);
    if (name.startsWith(ASIDE) && other !== temporary) await rm(other, { recursive: true, force: true });
  }
  await mkdir(temporary, { recursive: true });
  await download(manifest, temporary, options);
  options.signal?.throwIfAborted();
  probeIndex(join(temporary, INDEX_FILE), version);
  await writeFile(join(temporary, MANIFEST_FILE), textOf(manifest));
  await installVersion(temporary, indexDir, version);
}

/** @throws TransferError when none of the allowed publishers signed it */
async function fetchTrusted(version: string, options: PullOptions): Promise<Manifest> {
  const { store, publicKeys, patience } = options;
  const manifest = await fetchManifest(store, version, patience);
  if (publicKeys && !isSignedBy(manifest, publicKeys)) {
    const place = `${store.name}/${version}/${MANIFEST_FILE}`;
    throw new TransferError(`${place} is not signed with a key in CATALOG_PUBLIC_KEY.`, 'wrong');
  }
  return manifest;
}

/** Whether the store's current version has changed. If so, a failure was only bad timing. */
async function hasChanged(
  version: string,
  before: Manifest | undefined,
  options: PullOptions,
): Promise<boolean> {
  const { store, patience } = options;
  if (!options.version && (await readCurrent(store, patience)) !== version) return true;
  const now = await fetchManifest(store, version, patience).catch(() => undefined);
  return now !== undefined && before !== undefined && !isSame(now, before);
}

/**
 * Downloads a published version into the index folder and makes it current; a running site switches to it by
 * itself. Nothing is visible until every byte has been verified. An interrupted pull is resumed by the next
 * one.
 * @throws TransferError when it cannot be pulled; the current index stays in use
 */
export async function pullIndex(options: PullOptions): Promise<PullReport> {
  const { store, indexDir, patience, publicKeys } = options;
  if (!store.isFolder && !publicKeys?.length) {
    throw new UsageError(
      'CATALOG_PUBLIC_KEY names nobody who may publish: without it an index comes from a folder of this machine alone.',
    );
  }
  return withFolderLock(indexDir, transferAtWork, async () => {
    for (let restarts = 0; ; restarts++) {
      const version = options.version ?? (await readCurrent(store, patience));
      const isHere = await isBuilt(indexDir, version);
      const isCurrent = isHere && (await readPointer(indexDir)) === version;
      let manifest: Manifest | undefined;
      try {
        // If the operator named a version that is here, or the version is current already, the store is not
        // needed.
        if (!isHere || !(options.version || isCurrent)) {
          manifest = await fetchTrusted(version, options);
          if (!options.version) await refuseOlder(manifest, indexDir);
          if (!isHere) await install(manifest, options);
          await recordAccepted(manifest, indexDir);
        }
      } catch (error) {
        const maybeLate = error instanceof TransferError && ['missing', 'wrong'].includes(error.fault ?? '');
        if (!maybeLate || restarts === RESTARTS || !(await hasChanged(version, manifest, options)))
          throw error;
        continue;
      }
      if (!isCurrent) await writePointer(indexDir, version);
      await pruneVersions(indexDir, version);
      const courses = isHere ? undefined : manifest?.courses;
      return { version, switched: !isCurrent, ...(courses === undefined ? {} : { courses }) };
    }
  });
}
