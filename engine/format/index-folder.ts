import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { facets } from '@/engine/facet-definitions';
import { VECTORS_FILE } from '@/engine/meaning/vectors-file';
import { SORT_FIELDS } from '@/engine/sorts';
import { ALIAS_GROUPS } from '@/engine/text/alias-groups';
import { INDEX_FILE, SCHEMA_VERSION } from './index-schema';

/** The file of data/words: how often languages use words. */
export const WORDS_FILE = 'frequencies.bin';

export const POINTER = 'CURRENT';
export const VERSION = /^[a-z0-9]{8,64}$/;
/** Versions that are kept besides the current one, for rollback. */
const KEPT = 1;

/** The current version of the index, or undefined if none was built. */
export async function readPointer(indexDir: string): Promise<string | undefined> {
  const text = await readFile(join(indexDir, POINTER), 'utf8').catch(() => '');
  const version = text.trim();
  return VERSION.test(version) ? version : undefined;
}

/** Makes a version current, atomically for all readers. */
export async function writePointer(indexDir: string, version: string): Promise<void> {
  const temporary = join(indexDir, `.${POINTER}-${process.pid}`);
  await writeFile(temporary, `${version}\n`);
  await rename(temporary, join(indexDir, POINTER));
}

export function indexFile(indexDir: string, version: string): string {
  return join(indexDir, version, INDEX_FILE);
}

export async function isBuilt(indexDir: string, version: string): Promise<boolean> {
  return stat(indexFile(indexDir, version)).then(
    (file) => file.isFile(),
    () => false,
  );
}

/** Removes all versions except the current one and the newest others that are kept for rollback. */
export async function pruneVersions(indexDir: string, current: string): Promise<void> {
  const names = (await readdir(indexDir)).filter((name) => VERSION.test(name) && name !== current);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, built: (await stat(join(indexDir, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.built - a.built);
  for (const { name } of dated.slice(KEPT)) await rm(join(indexDir, name), { recursive: true, force: true });
}

/** Folders with what is known of the world's words; without one, the engine does without it. */
export type WordFolders = {
  /** How often languages use words (data/words). */
  wordsDir?: string;
  /** What words mean (data/meaning). */
  meaningDir?: string;
};

/**
 * The version that these files and lists of words give: equal for equal files, an equal engine and cards of equal fields.
 */
export async function indexVersion(
  files: readonly string[],
  cardFields: readonly string[],
  { wordsDir, meaningDir }: WordFolders,
): Promise<string> {
  const content = [SCHEMA_VERSION, ALIAS_GROUPS, facets, SORT_FIELDS, cardFields];
  const hash = createHash('sha256').update(`${JSON.stringify(content)}\n`);
  const lists = [
    ...(wordsDir === undefined ? [] : [join(wordsDir, WORDS_FILE)]),
    ...(meaningDir === undefined ? [] : [join(meaningDir, VECTORS_FILE)]),
  ];
  for (const file of [...files, ...lists]) {
    hash.update(`\n${basename(file)}\n`);
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Creates an empty temporary folder to build in, on the same disk as the final one. */
export async function createStagingFolder(indexDir: string, version: string): Promise<string> {
  const temporary = join(indexDir, `.building-${version}-${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  return temporary;
}

/** Moves a finished folder to its final place. If another process was faster, its identical folder is kept. */
export async function installVersion(temporary: string, indexDir: string, version: string): Promise<void> {
  await rename(temporary, join(indexDir, version)).catch(async (error: unknown) => {
    if (!(await isBuilt(indexDir, version))) throw error;
    await rm(temporary, { recursive: true, force: true });
  });
}
