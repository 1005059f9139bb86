import { join } from 'node:path';
import { readWordLists } from '@/lib/server/search-index/build/read-word-lists';
import { ordinaryWords } from '@/lib/server/search-index/words/ordinary-words';
import { WordFrequencies } from '@/lib/server/search-index/words/word-frequencies';
import type { IsOrdinary } from '@/lib/text-analysis/topics-in-title';

const WORDS_DIR = join(import.meta.dirname, '../../data/words');

/** Reads the built-in list of words. */
export async function readOrdinaryWords(): Promise<IsOrdinary> {
  const { frequencies } = await readWordLists({ wordsDir: WORDS_DIR });
  return ordinaryWords(new WordFrequencies(frequencies?.buffer));
}
