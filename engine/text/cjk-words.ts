import { ALIAS_GROUPS } from './alias-groups';
import { FILLER_WORDS } from './filler-words';
import { FILTER_PHRASES } from './filter-words';
import { fold } from './fold';
import { NEGATION_PHRASES } from './negation-words';
import { isRun, type RunWords } from './tokenize';
import { UNSUPPORTED_PHRASES } from './unsupported-words';

/** Whether a phrase is in a script without spaces and has none. */
const isWholeRun = (phrase: string): boolean => isRun(phrase) && !phrase.includes(' ') && phrase.length > 1;

const whole = new Set(
  [...FILLER_WORDS, ...FILTER_PHRASES, ...UNSUPPORTED_PHRASES, ...NEGATION_PHRASES]
    .filter(isWholeRun)
    .map(fold),
);

const aliases = ALIAS_GROUPS.flat().filter(isWholeRun).map(fold);

/** Those of some names that are whole runs, folded: folding all names of all topics takes longer than opening an index. */
export const runsIn = (names: readonly string[]): string[] => [
  ...new Set(names.filter(isWholeRun).map(fold)),
];

/** The phrases to recognise within runs ("操作系统教程"): words for level, price and the like, and the folded `runs`. */
export function cjkWords(runs: Iterable<string>): RunWords {
  const phrases = new Set([...whole, ...aliases, ...runs]);
  let longest = 0;
  for (const { length } of phrases) longest = Math.max(longest, length);
  return { phrases, whole, longest };
}
