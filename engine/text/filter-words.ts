import amounts from '@/engine/data/amounts.json' with { type: 'json' };
import lists from '@/engine/data/filter-words.json' with { type: 'json' };
import type { Level } from '@/engine/values';
import { fold } from './fold';
import { phraseKey } from './tokenize';

/** Each phrase of the lists, with its value. */
export function phraseTable<Value extends string>(
  lists: Record<Value, readonly string[]>,
): Map<string, Value> {
  const all = new Map<string, Value>();
  for (const [value, phrases] of Object.entries(lists) as [Value, readonly string[]][]) {
    for (const phrase of phrases) all.set(phraseKey(phrase), value);
  }
  return all;
}

/** Phrases that name a level, in folded words. */
export const LEVEL_WORDS = phraseTable<Level>(lists.levels);

/** Names of teaching languages: the English name counts after "in"; the language's own name counts alone. */
const LANGUAGE_NAMES: Record<string, { english: string[]; own: string[] }> = lists.languages;

const byName = (which: 'english' | 'own') =>
  new Map(
    Object.entries(LANGUAGE_NAMES).flatMap(([tag, names]) =>
      names[which].map((name) => [phraseKey(name), tag] as const),
    ),
  );

/** English names. They mean the teaching language only after "in", because "spanish" alone is a subject. */
export const LANGUAGES_IN_ENGLISH = byName('english');
export const LANGUAGES_BY_OWN_NAME = byName('own');
/** Words before a language name that make it the teaching language. */
export const IN_WORDS: ReadonlySet<string> = new Set(lists.in);

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(fold));

/** What one learns of a language, in folded words: beside it, the language's name is the subject. */
export const LANGUAGE_PARTS = folded(lists.languageParts);

/** What is taught in a language, in folded words; who wants to learn the language says "lessons" or "speak". */
export const TAUGHT_WORDS = folded(lists.taught);

/** "For", by language: what follows is what or whom something is for. */
export const FOR_WORDS = folded(lists.for);

export const FREE_WORDS = phraseTable(lists.cost);

export const KIND_WORDS = phraseTable(lists.kinds);

/** The only sign among the words that a pattern reads as its own. */
const escaped = (words: string) => words.replaceAll('$', '\\$');
/** A pattern of any of these words, folded. */
const oneOf = (words: readonly string[]): string => `(?:${words.map((one) => escaped(fold(one))).join('|')})`;
const NOT_WITHIN = { start: '(?<![\\p{L}\\p{N}])', end: '(?![\\p{L}\\p{N}])' };

const AT_MOST = oneOf(amounts.atMost);
const UNIT = oneOf([...amounts.hours, ...amounts.minutes]);
/** When one learns, which says no more than how long. */
const WHEN = `(?: (?:${amounts.onTheWay.map(oneOf).join(' ')}|${oneOf(amounts.when)}))?`;
/** An amount of time; the second group is the unit. */
const amountOf = (before: string, digits: number, unit: string, after = ''): string =>
  `${NOT_WITHIN.start}${before}(\\d{1,${digits}})\\s{0,2}-?\\s{0,2}(${unit})${after}${NOT_WITHIN.end}`;
/** "under 5 hours": words, number, unit. */
export const LENGTH_PATTERNS = [
  { bound: 'max', pattern: new RegExp(amountOf(`${AT_MOST}\\s{0,2}`, 3, UNIT), 'u') },
  { bound: 'min', pattern: new RegExp(amountOf(`${oneOf(amounts.atLeast)}\\s{0,2}`, 3, UNIT), 'u') },
  // "20 minutes on the bus" says how long one has; as a course's length, "10 hours" would say little.
  { bound: 'max', pattern: new RegExp(amountOf('', 2, oneOf(amounts.minutes), WHEN), 'u') },
] as const;

/** Small numbers as words, which stand before "hour". */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.numbers).flatMap(([number, words]) => words.map((word) => [word, number] as const)),
);

const MINUTES = folded(amounts.minutes);

/** Hours of an amount in one of these units, to two decimals. */
export const inHours = (amount: number, unit: string): number =>
  MINUTES.has(unit) ? Math.round((amount / 60) * 100) / 100 : amount;

const LEXICON = [LEVEL_WORDS, LANGUAGES_IN_ENGLISH, LANGUAGES_BY_OWN_NAME, FREE_WORDS, KIND_WORDS];

export const FILTER_PHRASES: readonly string[] = LEXICON.flatMap((words) => [...words.keys()]);

/** Every single word that a filter phrase can contain; none of them is a typing mistake. */
export const FILTER_WORDS: readonly string[] = [
  ...new Set(FILTER_PHRASES.flatMap((phrase) => phrase.split(' '))),
  ...'under less than below over more least hours hour minutes horas heures stunden'.split(' '),
];

/** Ages in words, by the number. */
export const AGES_IN_WORDS: readonly string[] = amounts.numbers;

/** Words before or after an age, in turn; "" where there may be none. */
type Sequence = readonly (readonly string[])[];

const inTurn = (sequence: Sequence, place: (words: string) => string): string =>
  sequence
    .map((words) => `(?:${place(oneOf(words.filter(Boolean)))})${words.includes('') ? '?' : ''}`)
    .join('');

type AgeWords = { before: Sequence; after: Sequence; notBefore?: readonly string[]; inWords?: boolean };

function agePattern({ before, after, notBefore, inWords = false }: AgeWords): string {
  const age = inWords ? `\\d{1,2}|${AGES_IN_WORDS.join('|')}` : '\\d{1,2}';
  const isOther = notBefore ? `(?! ${oneOf(notBefore)})` : '';
  return `${inTurn(before, (words) => `${words} `)}(${age})${isOther}${inTurn(after, (words) => ` ${words}`)}`;
}

/** How old the learner is: "for 14 year olds", "my grandson, 9", "a ten year old". The first group is the age. */
const AGE = [
  ...amounts.ages.map(agePattern),
  // At the end: "at 40 degrees" is no age.
  `${oneOf(amounts.agedAtTheEnd)} ([3-9]\\d)$`,
].join('|');
export const AGE_PATTERN = new RegExp(`${NOT_WITHIN.start}(?:${AGE})${NOT_WITHIN.end}`, 'u');

/** What a course may cost at most, a currency's sign as a word: "under 20 dollars", "for $ 10", "below 500 rupees". */
const CURRENCY = oneOf(amounts.currencies);
const PRICED = `(?:(?:for )?${AT_MOST} |${oneOf(amounts.priced)} )`;
export const PRICE_PATTERN = new RegExp(
  `(?<![^ ])${PRICED}(?:${CURRENCY} \\d{1,6}|\\d{1,6} ${CURRENCY})(?: or less)?(?![^ ])`,
  'u',
);
/** Ages of pupils, and up to which one is a child. */
export const SCHOOL_AGES = { from: 4, to: 18 };
export const OLDEST_CHILD = 12;
