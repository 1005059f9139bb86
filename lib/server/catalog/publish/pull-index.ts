import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isBuilt,
  moveIntoPlace,
  pruneVersions,
  readPointer,
  writePointer,
} from '@/lib/server/catalog/index-folder';
import { INDEX_FILE, SCHEMA_VERSION } from '@/lib/server/catalog/index-schema';
import { assertServer } from '@/lib/server/guard';
import { downloadFile } from './download-file';
import { withFolderLock } from './folder-lock';
import { lookIntoIndex } from './look-into-index';
import { bytesOf, isSame, MANIFEST_FILE, type Manifest, textOf } from './manifest';
import { fetchManifest, readCurrent } from './read-current';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';
import type { Patience } from './try-again';

assertServer('lib/server/catalog/publish/pull-index');

const ASIDE = '.pulling-';
/** Times that a pull begins anew because something else was published meanwhile. */
const RESTARTS = 3;
/** Bytes that stay free beside the index. */
const SPARE = 64_000_000;

export type PullOptions = {
  store: Store;
  indexDir: string;
  /** The version to have; without it the one that the store calls current. */
  version?: string | undefined;
  signal?: AbortSignal | undefined;
  patience?: Patience;
  onBytes?: (done: number, all: number) => void;
  /** Free bytes of the disk that a folder is on. */
  freeBytes?: (dir: string) => Promise<number>;
};

export type PullReport = {
  version: string;
  /** Courses of a version that was brought here just now; undefined when it was here already. */
  courses?: number;
  /** False when the pointer named it already. */
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

async function download(manifest: Manifest, aside: string, options: PullOptions): Promise<void> {
  const { store, signal, patience, onBytes, freeBytes = freeOnDisk } = options;
  const all = bytesOf(manifest);
  const needed = Math.max(0, all - (await bytesIn(aside))) + SPARE;
  const free = await freeBytes(aside);
  if (free < needed) {
    throw new TransferError(`The disk has ${megabytes(free)} left, and ${megabytes(needed)} are needed.`);
  }
  let before = 0;
  for (const file of manifest.files) {
    const onFile = (bytes: number) => onBytes?.(before + bytes, all);
    const path = `${manifest.version}/${file.name}`;
    await downloadFile(store, path, file, aside, { signal, patience, onBytes: onFile });
    before += file.bytes;
  }
}

/** Brings a version into its place. What was begun of others is given up. */
async function install(manifest: Manifest, options: PullOptions): Promise<void> {
  const { indexDir } = options;
  const { version } = manifest;
  if (manifest.schema !== SCHEMA_VERSION) {
    throw new TransferError(
      `The index ${version} has schema ${manifest.schema}, and this site reads schema ${SCHEMA_VERSION}: the site that publishes and the sites that pull must be of one release.`,
    );
  }
  const aside = join(indexDir, `${ASIDE}${version}`);
  for (const name of await readdir(indexDir)) {
    const other = join(indexDir, name);
    if (name.startsWith(ASIDE) && other !== aside) await rm(other, { recursive: true, force: true });
  }
  await mkdir(aside, { recursive: true });
  await download(manifest, aside, options);
  options.signal?.throwIfAborted();
  lookIntoIndex(join(aside, INDEX_FILE), version);
  await writeFile(join(aside, MANIFEST_FILE), textOf(manifest));
  await moveIntoPlace(aside, indexDir, version);
}

/** Whether the store says something else now than it did: then a failure was a matter of time. */
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
 * Brings a published version into the index folder and makes it the current one; a site that runs takes it over
 * by itself. Until every byte was checked nothing of it is visible, and whatever ends the pull, the next one goes on.
 * @throws TransferError when it cannot be had: the index that answers now goes on answering
 */
export function pullIndex(options: PullOptions): Promise<PullReport> {
  const { store, indexDir, patience } = options;
  return withFolderLock(indexDir, async () => {
    for (let restarts = 0; ; restarts++) {
      const version = options.version ?? (await readCurrent(store, patience));
      let courses: number | undefined;
      let before: Manifest | undefined;
      try {
        if (!(await isBuilt(indexDir, version))) {
          before = await fetchManifest(store, version, patience);
          await install(before, options);
          courses = before.courses;
        }
      } catch (error) {
        const maybeLate =
          error instanceof TransferError && ['missing', 'wrong'].includes(error.trouble ?? '');
        if (!maybeLate || restarts === RESTARTS || !(await hasChanged(version, before, options))) throw error;
        continue;
      }
      const switched = (await readPointer(indexDir)) !== version;
      if (switched) await writePointer(indexDir, version);
      await pruneVersions(indexDir, version);
      return { version, switched, ...(courses === undefined ? {} : { courses }) };
    }
  });
}
