import lists from '@/engine/data/errand-words.json' with { type: 'json' };
import { isFiller, isFunctionWord } from './filler-words';
import { type Token, wordKey } from './tokenize';

const byLanguage = (phrases: Record<string, readonly string[]>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(phrases).map(([language, some]) => [language, new Set(some.map(wordKey))]));

const FIRST = byLanguage(lists.first);
const LAST = byLanguage(lists.last);
const TALK = Object.values(lists.talk).flat().map(wordKey);
/** Words, or pairs of letters, of the longest phrase. */
const LONGEST = 5;

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');
/** "How", "learn" and the like: who says them wants to be taught. */
const isToLearn = ({ word, surface }: Token): boolean =>
  isFiller(word, surface) && !isFunctionWord(word, surface);

/**
 * Whether a search, in English or in these languages, begins or ends as one for a thing to buy: "washing machine price" is
 * about no repair, though it says more of that than of a price.
 */
export function isErrand(tokens: readonly Token[], languages: readonly string[]): boolean {
  const asked = [...new Set(['en', ...languages])];
  const lengths = Array.from({ length: Math.min(LONGEST, tokens.length) }, (_, at) => at + 1);
  return lengths.some((length) => {
    const isIn = (phrases: typeof FIRST, words: readonly Token[], rest: readonly Token[]) =>
      length + Math.min(1, rest.length) > 1 &&
      !rest.some(isToLearn) &&
      asked.some((language) => phrases.get(language)?.has(keyOf(words)));
    return (
      isIn(FIRST, tokens.slice(0, length), tokens.slice(length)) ||
      isIn(LAST, tokens.slice(-length), tokens.slice(0, -length))
    );
  });
}

/** Whether a search begins as one speaks to whoever answers: "are you human" asks for no course on people. */
export function isTalk(text: string): boolean {
  const key = `${wordKey(text)} `;
  return TALK.some((start) => key.startsWith(`${start} `));
}
