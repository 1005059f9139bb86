import { join } from 'node:path';
import type { IsOrdinary } from '@polymath/engine/text/topics-in-title';
import { ordinaryWords, readWordLists, WordFrequencies } from '@polymath/engine/word-data';

const WORDS_DIR = join(import.meta.dirname, '../../data/words');

/** Reads the built-in list of words. */
export async function readOrdinaryWords(): Promise<IsOrdinary> {
  const { frequencies } = await readWordLists({ wordsDir: WORDS_DIR });
  return ordinaryWords(new WordFrequencies(frequencies?.buffer));
}
