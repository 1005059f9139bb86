import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { fold } from './fold';

type Stemmer = (word: string) => string;

/** Removes the longest matching ending if at least three letters remain. */
function endingsCutter(endings: string[]): Stemmer {
  const longest = [...endings].sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = longest.find((end) => word.endsWith(end) && word.length - end.length >= 3);
    return ending ? word.slice(0, -ending.length) : word;
  };
}

// The published Ukrainian stemmers confuse "основ" and "осн"; removing only case endings works better for
// search.
const ukrainian = endingsCutter(
  'ями ами ові еві єві ого ому ими іми ої ій ий ою ею єю ах ях ам ям ів їв ом ем єм их іх а я о е є и і ї у ю ь й'.split(
    ' ',
  ),
);
// The endings of nouns and adjectives, without accents: the word is folded first.
const greekEndings = endingsCutter(
  'ουσ ουν εισ εων ων οσ ησ ασ εσ οι αι ου ει ια ιασ ιεσ α η ο ι ε υ'.split(' '),
);
const greek = (word: string): string => greekEndings(fold(word));
const tamil = endingsCutter('த்தில் களில் த்தை களை ிற்கு ில் ின் ால் ை கள்'.split(' '));
const hindi = endingsCutter('ियों ियाँ ियां ाओं ाएं ाएँ ुओं ों ें ीं ां ा ी े ो ि ु ू'.split(' '));

function arabic(word: string): string {
  // Before so few letters the article stays, and "for the" becomes it.
  const bare = word.replace(/^(?:[وبفك]?ال|لل)(?=.{3})/u, '').replace(/^لل(?=.{2}$)/u, 'ال');
  return bare.replace(/(?<=.{3})(?:ات|ون|ين|ية|يه|ه|ة|ي)$/u, '');
}

/** Words that the English rules would reduce to the stem of another word: "university" to that of "universe", "applied" to that of "apply". */
const APART = new Set([
  'applied',
  'university',
  'organic',
  'organics',
  'generic',
  'news',
  'policy',
  'animal',
  'animals',
  'communism',
  'communist',
  'naturalization',
  'naturalisation',
  'physical',
  'functional',
  'general',
  'international',
  'internal',
  'operating',
  'specialization',
  'specializations',
  'engine',
  'engines',
  'electron',
  'electrons',
  'using',
  'blues',
]);

/** Endings that make another word of its stem: "excellent" is not about Excel, nor "fixed" or "hospitality" about "fix" or "hospital". */
const OTHER_WORD =
  /^[a-z]?(?:ences?|ency|ents?|ances?|ed|ated|(?:al)?it(?:y|ies)|ivit(?:y|ies)|(?:at)?ives?|(?:al)?isms?|ionals?|ness)$/;

/** What stands in a word after the letters that it shares with its stem. */
function endingOf(word: string, stem: string): string {
  let same = 0;
  while (same < stem.length && word[same] === stem[same]) same++;
  return word.slice(same);
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<![suiy])s$/, '');

// The English rules give "programmer" and "programming" different stems.
function englishEven(word: string): string {
  if (APART.has(word)) return word;
  const stem = english(word);
  return OTHER_WORD.test(endingOf(word, stem)) ? singular(word) : stem.replace(/([bdfgmnprt])\1$/, '$1');
}

// The endings of nouns, adjectives and verbs ("programować", "programowanie"), without accents: the word is folded first.
const polishEndings = endingsCutter(
  'ac anie ania aniu aniem ami ach owi ow om em ego emu ymi ych imi ich iej ej ie ii ia iu io a e i o u y'.split(
    ' ',
  ),
);
const polish = (word: string): string => polishEndings(fold(word));

const LATIN: Record<string, Stemmer> = {
  en: englishEven,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  nl: dutch,
  pl: polish,
  tr: turkish,
};
const CYRILLIC: Record<string, Stemmer> = { ru: russian, uk: ukrainian };

/** The stemmers for the word's script, by language; the first is the script's default. */
function stemmersFor(word: string): Record<string, Stemmer> {
  // The rules are meant for words; on longer strings they can take extremely long.
  if (word.length <= 3 || word.length > 40 || /[\d.+#]/.test(word)) return {};
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return LATIN;
  if (/^[\p{Script=Cyrillic}\p{M}]+$/u.test(word)) return CYRILLIC;
  if (/^[\p{Script=Arabic}\p{M}]+$/u.test(word)) return { ar: arabic };
  if (/^[\p{Script=Devanagari}\p{M}]+$/u.test(word)) return { hi: hindi };
  if (/^[\p{Script=Greek}\p{M}]+$/u.test(word)) return { el: greek };
  if (/^[\p{Script=Tamil}\p{M}]+$/u.test(word)) return { ta: tamil };
  return {};
}

/** Size of the stem cache: the same few thousand words make up most of every catalogue. */
const CACHE_SIZE = 50_000;
const stems = new Map<string, string>();
const allStems = new Map<string, readonly string[]>();

function remember<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const value = make();
  cache.set(key, value);
  return value;
}

/** The folded stem of a word in a text of this language. `surface` is the word as written, in lower case. */
export function stem(surface: string, language: string): string {
  return remember(stems, `${language} ${surface}`, () => findStem(surface, language));
}

/** What folding makes of some letters is none: "½" becomes "1⁄2". */
const NO_LETTER = /[^\p{L}\p{N}\p{M}.+#]/gu;
const foldStem = (text: string): string => fold(text).replace(NO_LETTER, '');

function findStem(surface: string, language: string): string {
  const stemmers = stemmersFor(surface);
  const fitting = stemmers[language] ?? Object.values(stemmers)[0];
  return foldStem(fitting ? fitting(surface) : surface);
}

/**
 * All stems that the word could have in any supported language, or in the default of its script and in these, the most
 * common first.
 */
export function possibleStems(surface: string, languages: readonly string[] = []): readonly string[] {
  return remember(allStems, `${languages} ${surface}`, () => findStems(surface, languages));
}

function findStems(surface: string, languages: readonly string[]): string[] {
  const found = Object.entries(stemmersFor(surface))
    .filter(([language], at) => languages.length === 0 || at === 0 || languages.includes(language))
    .map(([, stemmer]) => foldStem(stemmer(surface)));
  return [...new Set([...found, foldStem(surface)])];
}
