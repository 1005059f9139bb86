import type { IsOrdinary } from '@/engine/text/topics-in-title';
import type { WordFrequencies } from './word-frequencies';

/** From here on (Zipf scale) a word is an everyday word: "head" and "react", not "python". */
const ORDINARY = 4;

/** Whether a folded word is an everyday word of a language or of English. */
export const ordinaryWords =
  (frequencies: WordFrequencies): IsOrdinary =>
  (word, inLanguage) =>
    frequencies
      .usesOf(word)
      .some(({ language, zipf }) => zipf >= ORDINARY && (language === inLanguage || language === 'en'));
