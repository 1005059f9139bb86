import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { fold } from './fold';

type Stemmer = (word: string) => string;

/** Cuts the longest of the endings off, where at least three letters remain. */
function endingsCutter(endings: string[]): Stemmer {
  const longest = [...endings].sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = longest.find((end) => word.endsWith(end) && word.length - end.length >= 3);
    return ending ? word.slice(0, -ending.length) : word;
  };
}

// The published Ukrainian stemmers confuse "основ" and "осн"; cutting case endings alone serves search better.
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
  const bare = word.replace(/^(?:[وبفك]?ال|لل)(?=.{3})/u, '');
  return bare.replace(/(?<=.{3})(?:ات|ون|ين|ية|يه|ه|ة|ي)$/u, '');
}

// "programmer" and "programming" end differently after the English rules.
function englishEven(word: string): string {
  return english(word).replace(/([bdfgmnprt])\1$/, '$1');
}

const LATIN: Record<string, Stemmer> = {
  en: englishEven,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
};
const CYRILLIC: Record<string, Stemmer> = { ru: russian, uk: ukrainian };

/** The stemmers that fit the word's script, by language; the first is the script's usual one. */
function stemmersFor(word: string): Record<string, Stemmer> {
  // The rules are made for words; on longer strings they take time without end.
  if (word.length <= 3 || word.length > 40 || /[\d.+#]/.test(word)) return {};
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return LATIN;
  if (/^[\p{Script=Cyrillic}\p{M}]+$/u.test(word)) return CYRILLIC;
  if (/^[\p{Script=Arabic}\p{M}]+$/u.test(word)) return { ar: arabic };
  if (/^[\p{Script=Devanagari}\p{M}]+$/u.test(word)) return { hi: hindi };
  if (/^[\p{Script=Greek}\p{M}]+$/u.test(word)) return { el: greek };
  if (/^[\p{Script=Tamil}\p{M}]+$/u.test(word)) return { ta: tamil };
  return {};
}

/** Words whose stems are kept: the same few thousand make up most of every catalogue. */
const KEPT = 50_000;
const stems = new Map<string, string>();
const allStems = new Map<string, readonly string[]>();

function remember<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const value = make();
  kept.set(key, value);
  return value;
}

/** The stem of a word in a text of this language, folded. `surface` is the word as written, in lower case. */
export function stem(surface: string, language: string): string {
  return remember(stems, `${language} ${surface}`, () => findStem(surface, language));
}

function findStem(surface: string, language: string): string {
  const stemmers = stemmersFor(surface);
  const fitting = stemmers[language] ?? Object.values(stemmers)[0];
  return fold(fitting ? fitting(surface) : surface);
}

/** Every stem that the word could have in any language that we know, the most usual first. */
export function possibleStems(surface: string): readonly string[] {
  return remember(allStems, surface, () => findStems(surface));
}

function findStems(surface: string): string[] {
  const found = Object.values(stemmersFor(surface)).map((stemmer) => fold(stemmer(surface)));
  return [...new Set([...found, fold(surface)])];
}
