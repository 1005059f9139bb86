import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORDS_FILE, type WordFolders } from '@/engine/format/index-folder';
import { unpackVectors, VECTORS_FILE, type Vectors } from '@/engine/meaning/vectors-file';

export type WordLists = { frequencies?: Uint8Array<SharedArrayBuffer>; vectors?: Vectors };

/**
 * Reads the lists of these folders.
 * @throws Error when a file is missing or damaged.
 */
export async function readWordLists({ wordsDir, meaningDir }: WordFolders): Promise<WordLists> {
  const lists: WordLists = {};
  if (wordsDir !== undefined) {
    const bytes = await readFile(join(wordsDir, WORDS_FILE));
    lists.frequencies = new Uint8Array(new SharedArrayBuffer(bytes.length));
    lists.frequencies.set(bytes);
  }
  if (meaningDir !== undefined) lists.vectors = unpackVectors(await readFile(join(meaningDir, VECTORS_FILE)));
  return lists;
}
