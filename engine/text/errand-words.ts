import lists from '@/engine/data/errand-words.json' with { type: 'json' };
import { isFiller, isFunctionWord } from './filler-words';
import { type Token, wordKey } from './tokenize';

type Phrases = ReadonlyMap<string, ReadonlySet<string>>;
const byLanguage = (phrases: Record<string, readonly string[]>): Phrases =>
  new Map(Object.entries(phrases).map(([language, some]) => [language, new Set(some.map(wordKey))]));

const FIRST = byLanguage(lists.first);
const LAST = byLanguage(lists.last);
/** Where one looks for what is not called like a topic: "pizza near me", but not "yoga near me". */
const UNLESS_NAMED = byLanguage(lists.unlessNamed);
/** Days, and what is another one each day. */
const DAYS = byLanguage(lists.days);
const DAILY = byLanguage(lists.daily);
/** Words, or pairs of letters, of the longest phrase. */
const LONGEST = 5;

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');
/** "How", "learn" and the like: who says them wants to be taught. */
const isToLearn = ({ word, surface }: Token): boolean =>
  isFiller(word, surface) && !isFunctionWord(word, surface);

/** Some words of a search that follow each other, and where they stand. */
type Part = { words: readonly Token[]; rest: readonly Token[]; isFirst: boolean; isLast: boolean };

function partsOf(tokens: readonly Token[]): Part[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST, tokens.length - from) }, (_, at): Part => {
      const to = from + at + 1;
      return {
        words: tokens.slice(from, to),
        rest: [...tokens.slice(0, from), ...tokens.slice(to)],
        isFirst: from === 0,
        isLast: to === tokens.length,
      };
    }),
  );
}

/**
 * Whether a search, in English or in these languages, asks for a thing to buy, a place or news of the day ("phone price",
 * "weather tomorrow") and not how to do anything. No course answers it, also where it touches on a subject. `isNamed`: its
 * words have the name of a topic.
 */
export function isErrand(tokens: readonly Token[], languages: readonly string[], isNamed: boolean): boolean {
  const asked = [...new Set(['en', ...languages])];
  const parts = partsOf(tokens).filter(
    ({ words, rest }) => words.length + Math.min(1, rest.length) > 1 && !rest.some(isToLearn),
  );
  const isIn = (phrases: Phrases, { words }: Part) =>
    asked.some((language) => phrases.get(language)?.has(keyOf(words)));
  const isOfDays = parts.some((part) => isIn(DAILY, part));
  return parts.some(
    (part) =>
      (part.isFirst && isIn(FIRST, part)) ||
      (part.isLast && isIn(LAST, part)) ||
      ((part.isFirst || part.isLast) &&
        ((!isNamed && isIn(UNLESS_NAMED, part)) || (isOfDays && isIn(DAYS, part)))),
  );
}
