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

/** "under 5 hours": words, number, unit. The last group of the first pattern is the unit. */
const UNIT =
  '(hours?|hrs?|h|minutes?|mins?|horas?|minutos?|heures?|stunden?|minuten|час(?:а|ов)?|минут[аы]?|годин[иа]?|хвилин[иа]?|小时|小時|分钟|時間|分|시간|분)';
const MAX =
  '(?:under|less than|below|shorter than|within|in|at most|up to|max|menos de|moins de|unter|weniger als|menos que|до|меньше|менше|<)';
const MIN =
  '(?:over|more than|longer than|at least|above|mas de|plus de|mais de|uber|mehr als|больше|більше|от|>)';
const MINUTES = '(minutes?|mins?|minutos?|minuten|минут[аы]?|хвилин[иа]?|分钟|分|분)';
/** When one learns, which says no more than how long. */
const WHEN =
  '(?: (?:on|in) (?:the|a|my) (?:bus|train|subway|metro|tube|way|commute|car)| during (?:lunch|breaks?)| before bed| (?:a|per|every|each) day| daily| al dia| por dia| par jour| am tag| в день)?';
export const LENGTH_PATTERNS = [
  {
    bound: 'max',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${MAX}\\s{0,2}(\\d{1,3})\\s{0,2}-?\\s{0,2}${UNIT}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    bound: 'min',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${MIN}\\s{0,2}(\\d{1,3})\\s{0,2}-?\\s{0,2}${UNIT}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  // "20 minutes on the bus" says how long one has; as a course's length, "10 hours" would say little.
  {
    bound: 'max',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(\\d{1,2})\\s{0,2}-?\\s{0,2}${MINUTES}${WHEN}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
] as const;

/** Small numbers as words, which stand before "hour". */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.numbers).flatMap(([number, words]) => words.map((word) => [word, number] as const)),
);

/** Hours of an amount in one of these units, to two decimals. */
export function inHours(amount: number, unit: string): number {
  const isMinutes = /^(?:min|мин|хвил|分$|分钟|분)/u.test(unit);
  return isMinutes ? Math.round((amount / 60) * 100) / 100 : amount;
}

const LEXICON = [LEVEL_WORDS, LANGUAGES_IN_ENGLISH, LANGUAGES_BY_OWN_NAME, FREE_WORDS, KIND_WORDS];

export const FILTER_PHRASES: readonly string[] = LEXICON.flatMap((words) => [...words.keys()]);

/** Every single word that a filter phrase can contain; none of them is a typing mistake. */
export const FILTER_WORDS: readonly string[] = [
  ...new Set(FILTER_PHRASES.flatMap((phrase) => phrase.split(' '))),
  ...'under less than below over more least hours hour minutes horas heures stunden'.split(' '),
];

/** Young people in a family, and what may stand between one and their age. */
const YOUNG =
  '(?:(?:grand)?(?:son|daughter|child)|nephew|niece|kid|boy|girl|sohn|tochter|enkel(?:in|kind)?|neffe|nichte|kind|fils|fille|hij[oa]|niet[oa]|filh[oa]|net[oa]|figli[oa]|сын|сыну|дочка|дочке|внук|внуку|внучка|внучке|син|сину|донька|доньці|онук|онуку|онука|онучка|онучці)';
const IS_AGED = '(?:(?:who )?is |ist |a |tiene |tem |ha )?';
const YEARS_OLD = '(?: (?:years?|yrs?|jahre?|anos|ans|anni|лет|років|роки|года?)(?: old| alt)?)?';

/** Ages in words, by the number. */
export const AGES_IN_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How old the learner is: "for 14 year olds", "my grandson, 9", "a ten year old". The first group is the age. */
const AGE = [
  `(?:my |mein |meine |mon |ma |mi |meu |minha )?${YOUNG} ${IS_AGED}(\\d{1,2})(?! (?:hours?|stunden|horas|heures|times|months?|weeks?|monate|meses|mois|grade|klasse))${YEARS_OLD}`,
  `(?:for )?(?:my |an? )?(\\d{1,2}|${AGES_IN_WORDS.join('|')}) (?:(?:years?|yrs?) ?olds?|yo)`,
  '(?:cho )?(?:be |con )?(\\d{1,2}) tuoi',
  '(?:para )?(?:ninos |ninas |criancas )?(?:de )?(\\d{1,2}) anos',
  '(?:pour )?(?:les )?(?:enfants? )?(?:de )?(\\d{1,2}) ans',
  '(?:fur )?(\\d{1,2}) jahrige[rn]?',
  '(?:per )?(?:bambini |ragazzi )?(?:di )?(\\d{1,2}) anni',
  '(?:для )?(?:детей |дітей )?(\\d{1,2}) (?:лет|років)',
  'ل?عمر(?:ه|ها|ي)? (\\d{1,2})(?: (?:سنه|سنوات|عاما?|اعوام))?',
  '(?:umur|usia) (\\d{1,2})(?: tahun)?',
  '(?:at )?(?:the )?aged? (?:of )?(\\d{1,2})',
  // At the end: "at 40 degrees" is no age.
  '(?:at|after|over|past|a los|aos|mit|uber) ([3-9]\\d)$',
].join('|');
export const AGE_PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${AGE})(?![\\p{L}\\p{N}])`, 'u');

/** What a course may cost at most, a currency's sign as a word: "under 20 dollars", "for $ 10", "below 500 rupees". */
const CURRENCY =
  '(?:[$€£₹¥]|dollars?|bucks|usd|dolares|euros?|eur|pounds|gbp|quid|rupees?|rs|inr|rupias?|reais|pesos|рубл(?:ей|я)|гривень)';
const PRICED = `(?:(?:for )?${MAX} |cheaper than |for |por |pour |fur |за )`;
export const PRICE_PATTERN = new RegExp(
  `(?<![^ ])${PRICED}(?:${CURRENCY} \\d{1,6}|\\d{1,6} ${CURRENCY})(?: or less)?(?![^ ])`,
  'u',
);
/** Ages of pupils, and up to which one is a child. */
export const SCHOOL_AGES = { from: 4, to: 18 };
export const OLDEST_CHILD = 12;
