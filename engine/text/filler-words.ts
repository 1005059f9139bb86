import lists from '@/engine/data/filler-words.json' with { type: 'json' };
import { fold } from './fold';
import type { Token } from './tokenize';

function languagesByWord(lists: Record<string, readonly string[]>): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [language, words] of Object.entries(lists)) {
    for (const word of words.map(fold)) all.set(word, [...(all.get(word) ?? []), language]);
  }
  return all;
}

/** Words that say how to learn, not what, and function words without a meaning of their own; by language. */
const how = languagesByWord(lists.how);
const grammar = languagesByWord(lists.grammar);

/** The words as they are written, with their accents, and the languages that write them so. */
const written = new Map<string, string[]>();
for (const [language, words] of [lists.how, lists.grammar].flatMap((all) => Object.entries(all)))
  for (const word of words) written.set(word, [...(written.get(word) ?? []), language]);

/** Up to so many letters a word without its accents is another one: "bi" of "power bi" is no "bị". */
const SHORT = 2;

/** Whether a typed word is another one that only folds to one of these: "vẽ" is no "ve". */
const isOther = (word: string, surface: string): boolean =>
  !written.has(surface) && (surface !== word || word.length <= SHORT);

/** A year says when a course was held, not what it teaches. */
const YEAR = /^20[0-3]\d$/;

/**
 * Whether a folded word says how to learn rather than what: it has a low weight and is never required. `surface` is the
 * word as typed, where it is known.
 */
export function isFiller(word: string, surface = word): boolean {
  return (how.has(word) || grammar.has(word) || YEAR.test(word)) && !isOther(word, surface);
}

/** Whether a folded word is a function word, without meaning even in a title. */
export function isFunctionWord(word: string, surface = word): boolean {
  return grammar.has(word) && !isOther(word, surface);
}

/** The languages in which a folded word is used this way; typed with an accent, those that write it so. */
export function fillerLanguages(word: string, surface = word): string[] {
  const accented = surface === word ? undefined : written.get(surface);
  return accented ?? how.get(word) ?? grammar.get(word) ?? [];
}

/**
 * Whether a typed word is a filler in English or in one of these languages, where they are known: Spanish "con" is a child in
 * Vietnamese.
 */
export function isFillerIn(
  { word, surface }: Pick<Token, 'word' | 'surface'>,
  languages: readonly string[],
): boolean {
  const own = [how.get(word), grammar.get(word)].flatMap((some) => some ?? []);
  const isOwn = own.length === 0 || own.some((one) => one === 'en' || languages.includes(one));
  return isFiller(word, surface) && (languages.length === 0 || isOwn);
}

export const FILLER_WORDS: readonly string[] = [...new Set([...how.keys(), ...grammar.keys()])];
