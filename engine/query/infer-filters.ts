import { nameStem } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { findTopic } from '@/engine/retrieve/near-topics';
import type { FacetName, InferredFilter, Search } from '@/engine/search.types';
import { isFiller } from '@/engine/text/filler-words';
import {
  AGE_PATTERN,
  AGES_IN_WORDS,
  FOR_WORDS,
  FREE_WORDS,
  IN_WORDS,
  inHours,
  KIND_WORDS,
  LANGUAGE_PARTS,
  LANGUAGES_BY_OWN_NAME,
  LANGUAGES_IN_ENGLISH,
  LENGTH_PATTERNS,
  LEVEL_WORDS,
  NUMBER_WORDS,
  OLDEST_CHILD,
  PRICE_PATTERN,
  SCHOOL_AGES,
  TAUGHT_WORDS,
} from '@/engine/text/filter-words';
import type { Token } from '@/engine/text/tokenize';
import { synonymsIn, topicsNamed } from './look-up-phrases';

/** A filter inferred from the tokens `from` (inclusive) to `to` (exclusive). */
export type FoundFilter = Pick<InferredFilter, 'facet' | 'value' | 'words'> & { from: number; to: number };

type Range = { from: number; to: number };

const LONGEST = 6;
/** A currency's sign, which is no word, before and after an amount. */
const SIGN = /[$€£₹¥](?= ?$)/u;
const SIGN_AFTER = /(?<=^ ?)[$€£₹¥](?! ?\d)/u;
type Named = { facet: FacetName; value: string };
type Reader = (key: string, nameOf: NameReader) => Named | undefined;
/** Returns the provider or teacher with exactly this name. */
export type NameReader = (key: string) => Named | undefined;

const fromMap =
  (facet: FacetName, words: ReadonlyMap<string, string>): Reader =>
  (key) => {
    const value = words.get(key);
    return value === undefined ? undefined : { facet, value };
  };

/** "in Spanish", "auf Deutsch", "на русском". */
const taughtIn: Reader = (key) => {
  const [first = '', ...rest] = key.split(' ');
  const name = rest.join(' ');
  if (!IN_WORDS.has(first)) return undefined;
  const value = LANGUAGES_IN_ENGLISH.get(name) ?? LANGUAGES_BY_OWN_NAME.get(name);
  return value === undefined ? undefined : { facet: 'language', value };
};

/** The provider or teacher with exactly this name that has the most courses. */
function nameWith(
  key: string,
  { database }: CatalogIndex,
): [kind: string, value: string, courses: number] | undefined {
  return database.recall<[string, string, number]>(
    "SELECT kind, value, courses FROM names WHERE key = ? AND kind <> 'topic' ORDER BY courses DESC LIMIT 1",
    key,
  )[0];
}

const namesTopic = (index: CatalogIndex, words: string[]): boolean =>
  topicsNamed(
    index,
    words.map((surface) => ({ surface })),
  ).length > 0;

/**
 * A provider or teacher with exactly this name. A name that is also a topic's stays text: who types it means the
 * topic, and any row of a catalogue can call its provider so. If many other courses contain the name ("google", "mit"), it
 * is too ambiguous and stays text.
 */
function readName(key: string, index: CatalogIndex): Named | undefined {
  const named = readNamed(key, index);
  return named && !namesTopic(index, key.split(' ')) ? named : undefined;
}

/** Reads names for one search, which asks for the same words several times. */
export function nameReader(index: CatalogIndex): NameReader {
  const read = new Map<string, Named | undefined>();
  return (key) => {
    if (!read.has(key)) read.set(key, readName(key, index));
    return read.get(key);
  };
}

function readNamed(key: string, index: CatalogIndex): Named | undefined {
  const named = nameWith(key, index);
  if (!named) return undefined;
  const [kind, value, courses] = named;
  const words = key.split(' ');
  if (kind === 'teacher' && words.length < 2) return undefined;
  const wanted = words.map((word) => ({ alternatives: [[word], [nameStem(word)]] }));
  if (kind === 'provider' && index.store.withAll(wanted, 'head').size() > courses * 1.3 + 2) return undefined;
  return { facet: kind === 'teacher' ? 'teacher' : 'provider', value };
}

const READERS: Reader[] = [
  fromMap('level', LEVEL_WORDS),
  taughtIn,
  fromMap('language', LANGUAGES_BY_OWN_NAME),
  fromMap('cost', FREE_WORDS),
  fromMap('kind', KIND_WORDS),
  (key, nameOf) => nameOf(key),
];

/** "under 5 hours", in the folded words of the tokens. */
function readLength(tokens: Token[]): FoundFilter[] {
  const text = tokens.map(({ word }) => NUMBER_WORDS.get(word) ?? word).join(' ');
  for (const { bound, pattern } of LENGTH_PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const hours = inHours(Number(match[1]), match[2] ?? '');
    if (hours <= 0) continue;
    const from = text.slice(0, match.index).split(' ').length - 1;
    const to = from + match[0].split(' ').length;
    const value = `${bound}-${hours}`;
    const words = tokens
      .slice(from, to)
      .map(({ surface }) => surface)
      .join(' ');
    return [{ facet: 'length', value, words, from, to }];
  }
  return [];
}

/** How old the learner is, if the words say it: no title has it, but it tells which courses suit. */
export function readAge(
  tokens: Token[],
): { from: number; to: number; age: number; isPupil: boolean; isChild: boolean } | undefined {
  const text = tokens.map(({ word }) => word).join(' ');
  const match = AGE_PATTERN.exec(text);
  if (!match) return undefined;
  const from = text.slice(0, match.index).split(' ').length - 1;
  const said = match.slice(1).find((group) => group !== undefined) ?? '';
  const inWords = AGES_IN_WORDS.indexOf(said);
  const age = inWords < 0 ? Number(said) : inWords;
  const isPupil = age >= SCHOOL_AGES.from && age <= SCHOOL_AGES.to;
  return {
    from,
    to: from + match[0].split(' ').length,
    age,
    isPupil,
    isChild: isPupil && age <= OLDEST_CHILD,
  };
}

/** What it may cost at most: no fact of a course tells a price, and a number of dollars is no subject. */
export function readPrice(text: string, tokens: Token[]): Range | undefined {
  const words = tokens.map(({ word, start, end }) => [
    ...(SIGN.exec(text.slice(0, start)) ?? []),
    word,
    ...(SIGN_AFTER.exec(text.slice(end)) ?? []),
  ]);
  const match = PRICE_PATTERN.exec(words.flat().join(' '));
  if (!match) return undefined;
  const owners = words.flatMap((some, at) => some.map(() => at));
  const first = match.input.slice(0, match.index).split(' ').length - 1;
  const last = first + match[0].split(' ').length - 1;
  return { from: owners[first] ?? 0, to: (owners[last] ?? 0) + 1 };
}

/** The longest filter whose words begin here. */
export function readFilterAt(nameOf: NameReader, tokens: Token[], from: number, skip: ReadonlySet<string>) {
  for (let length = Math.min(LONGEST, tokens.length - from); length > 0; length--) {
    const part = tokens.slice(from, from + length);
    const key = part.map(({ word }) => word).join(' ');
    for (const read of READERS) {
      const found = read(key, nameOf);
      if (!found || skip.has(found.facet)) continue;
      return {
        ...found,
        words: part.map(({ surface }) => surface).join(' '),
        from,
        to: from + length,
      };
    }
  }
  return undefined;
}

/** How far one has come in a language: "Deutsch B1 Prüfung" is not about what is taught in German. */
const STAGE_OF_LANGUAGE = /^[abc][12]$/;

/**
 * "Apprendre le français", "Deutsch Grammatik", "español para extranjeros": if there is nothing to learn but the language, or
 * a purpose follows its name, it is the subject, not a filter.
 */
function isSubject({ facet, words, from, to }: FoundFilter, others: Token[], tokens: Token[]): boolean {
  if (facet !== 'language') return false;
  const saysLittle = ({ word, surface }: Token) => isFiller(word, surface) || LEVEL_WORDS.has(word);
  const informative = others.filter((token) => !saysLittle(token));
  const isPart = informative.length > 0 && informative.every(({ word }) => LANGUAGE_PARTS.has(word));
  if (isPart || STAGE_OF_LANGUAGE.test(tokens[to]?.word ?? '')) return true;
  if (words.includes(' ')) return false;
  return informative.length === 0 || (from === 0 && FOR_WORDS.has(tokens[to]?.word ?? ''));
}

/** Numbers of the tokens that are no text: filters in words, and a length that was taken back, which no title has. */
export function wordsTaken(tokens: Token[], found: FoundFilter[], asText: Search['asText']): Set<number> {
  const unsaid = asText.includes('length') ? readLength(tokens) : [];
  return new Set(
    [...found, ...unsaid].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
}

/** "Tamil", "hindi courses": a language that no course teaches, but some are taught in. */
export function languageAlone(index: CatalogIndex, tokens: Token[], asText: Search['asText']): FoundFilter[] {
  const from = tokens.findIndex(({ word }) => !TAUGHT_WORDS.has(word));
  const to = tokens.findLastIndex(({ word }) => !TAUGHT_WORDS.has(word)) + 1;
  const named = tokens.slice(from, to);
  const key = named.map(({ word }) => word).join(' ');
  const words = named.map(({ surface }) => surface).join(' ');
  const value = LANGUAGES_IN_ENGLISH.get(key) ?? LANGUAGES_BY_OWN_NAME.get(key);
  if (value === undefined || asText.includes('language')) return [];
  const isTaughtIn = valueId(index, 'language', value) !== undefined;
  const isSubject = topicsNamed(index, named).some((slug) => findTopic(index, slug)?.count);
  return isTaughtIn && !isSubject ? [{ facet: 'language', value, words, from, to }] : [];
}

/** The filters that are said in words, the first of each facet; `asText` facets are not looked for. */
export function inferFilters(
  nameOf: NameReader,
  tokens: Token[],
  asText: Search['asText'],
  isOfName: (filter: FoundFilter) => boolean = () => false,
): FoundFilter[] {
  const skip = new Set(asText);
  const found = skip.has('length') ? [] : readLength(tokens);
  for (const intent of found) skip.add(intent.facet);
  for (let at = 0; at < tokens.length; at++) {
    const taken = found.find(({ from, to }) => at >= from && at < to);
    if (taken) {
      at = taken.to - 1;
      continue;
    }
    const intent = readFilterAt(nameOf, tokens, at, skip);
    if (!intent || isOfName(intent) || found.some(({ from }) => intent.from < from && intent.to > from))
      continue;
    found.push(intent);
    skip.add(intent.facet);
    at = intent.to - 1;
  }
  const isTaken = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const others = tokens.filter((_, at) => !isTaken(at));
  return found.filter((intent) => !isSubject(intent, others, tokens)).sort((a, b) => a.from - b.from);
}

/** Words of the longest name of a topic that has a filter's words. */
const LONGEST_NAME = 4;

/** Whether a filter's words are part of the name of a topic or an exam, which is none without them: "free will". */
export function isPartOfName(index: CatalogIndex, tokens: Token[], { from, to }: FoundFilter): boolean {
  for (let first = Math.max(0, to - LONGEST_NAME); first <= from; first++)
    for (let last = to; last <= Math.min(tokens.length, first + LONGEST_NAME); last++) {
      const others = [...tokens.slice(first, from), ...tokens.slice(to, last)];
      if (others.length === 0) continue;
      const named = new Set(synonymsIn(index, tokens.slice(first, last), []).map(({ token }) => token));
      for (const { token } of synonymsIn(index, others, [])) named.delete(token);
      if (named.size > 0) return true;
    }
  return false;
}

/** Providers and teachers that are called like a topic, which their names alone never mean. */
export function namesLikeTopics(
  index: CatalogIndex,
  tokens: Token[],
  asText: Search['asText'],
): FoundFilter[] {
  const nameOf = (key: string): Named | undefined => {
    const [kind, value] = nameWith(key, index) ?? [];
    if (value === undefined || !namesTopic(index, key.split(' '))) return undefined;
    return { facet: kind === 'teacher' ? 'teacher' : 'provider', value };
  };
  return inferFilters(nameOf, tokens, asText).filter(
    ({ facet }) => facet === 'provider' || facet === 'teacher',
  );
}
