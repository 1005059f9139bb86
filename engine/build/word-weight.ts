import { isFiller } from '@/engine/text/filler-words';
import { LEVEL_WORDS } from '@/engine/text/filter-words';
import { isRankingConcept } from '@/engine/text/phrases';

/**
 * The weight of a word: rare words count more than common ones; "introduction", levels, years and terms count
 * little; words such as "learn" count almost nothing.
 */
export function wordWeight(word: string, courses: number, all: number): number {
  const rarity = Math.log(1 + all / Math.max(courses, 1));
  if (isFiller(word)) return 0.1 * Math.min(rarity, 4);
  const isSide =
    LEVEL_WORDS.has(word) ||
    isRankingConcept(word) ||
    /^(?:19|20)\d\d$|^(?:fall|spring|summer|autumn|winter|part|level|volume)$/.test(word);
  return isSide ? 0.3 * Math.min(rarity, 5) : rarity;
}

/** A word with at least this share of English titles counts as an English word. */
const ENGLISH_TOO = 0.15;
/** In that many English titles it is no chance: "sql" is English although most of its courses teach in other languages. */
const ENGLISH_TITLES = 3;
const LEAST_SHARE = 0.05;

/** Whether a word of so many titles, some of them English, is used in English. */
export function isEnglishToo(titles: number, english: number): boolean {
  if (titles === 0) return false;
  const share = english / titles;
  return share >= ENGLISH_TOO || (english >= ENGLISH_TITLES && share >= LEAST_SHARE);
}
