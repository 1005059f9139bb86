import { assertServer } from '@/lib/assert-server';
import type { Exclusion } from '@/lib/search/search.types';
import { filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { rowsWithAll } from '@/lib/server/search/retrieve/match-rows';
import { TOPIC_SIGN, topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { addRows, type Bits, dropRows, emptyBits, rowsIn } from '@/lib/server/search-index/row-sets';
import { isFiller, isFunctionWord } from '@/lib/text-analysis/filler-words';
import {
  EXCLUDES_NEXT,
  EXCLUDES_NEXT_NAME,
  EXCLUDES_PREVIOUS,
  LONGEST_NEGATION,
  TURKISH_WITHOUT,
} from '@/lib/text-analysis/negation-words';
import { LONGEST_PHRASE, LONGEST_RUN, stemKey } from '@/lib/text-analysis/phrases';
import { isRun, type Token, tokenize } from '@/lib/text-analysis/tokenize';
import { type NameReader, readFilterAt } from './infer-filters';
import { findWord, stemsOf } from './look-up-words';

assertServer('lib/server/search/query/read-exclusions');

/** What is unwanted, read from the tokens `from` up to, not including, `to`, its negation among them. */
export type FoundExclusion = Exclusion & {
  from: number;
  to: number;
  /** Each unwanted word by its stems, and each word of the negation. */
  stems: string[][];
  negation: string[][];
};

type Range = { from: number; to: number };

const keyOf = (tokens: Token[], { from, to }: Range): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** The negation that begins here, the longest first; a run's negation is one token. */
function negationAt(tokens: Token[], from: number) {
  for (let length = Math.min(LONGEST_NEGATION, tokens.length - from); length > 0; length--) {
    const to = from + length;
    const key = keyOf(tokens, { from, to });
    if (EXCLUDES_NEXT.has(key)) return { to, next: true, needsName: false };
    if (EXCLUDES_PREVIOUS.has(key)) return { to, next: false, needsName: false };
    if (EXCLUDES_NEXT_NAME.has(key)) return { to, next: true, needsName: true };
  }
  return undefined;
}

/** Slugs of the topics that exactly these words name, and of all that are part of them. */
function topicsNamed({ database }: CatalogIndex, tokens: Token[], { from, to }: Range): string[] {
  return database
    .recall<[string, string]>(
      "SELECT token, kind FROM phrases WHERE key = ? AND kind IN ('same', 'topic', 'alias')",
      stemKey(tokens.slice(from, to)),
    )
    .flatMap(([token]) => (token.startsWith(TOPIC_SIGN) ? [token.slice(TOPIC_SIGN.length)] : []));
}

function withNarrower({ database }: CatalogIndex, slug: string): { slug: string; name: string }[] {
  return database
    .all<[string, string]>(
      `WITH RECURSIVE part(slug) AS (SELECT ? UNION SELECT topics.slug FROM topics JOIN part ON topics.broader = part.slug)
       SELECT topics.slug, topics.name FROM topics JOIN part USING (slug)`,
      slug,
    )
    .map(([narrower, name]) => ({ slug: narrower, name }));
}

function stemsIn(index: CatalogIndex, tokens: Token[]): string[][] {
  return tokens
    .filter(({ word }) => !isFiller(word))
    .map(({ word, surface }) => stemsOf(index, word, surface).map(({ stem }) => stem));
}

type Readers = { index: CatalogIndex; nameOf: NameReader; tokens: Token[] };

/** What exactly these words exclude: a filter's value, a topic, or courses with the words. */
function readRange(
  { index, nameOf, tokens }: Readers,
  range: Range,
  needsName: boolean,
): Exclusion | undefined {
  const part = tokens.slice(range.from, range.to);
  const words = part.map(({ surface }) => surface).join(' ');
  const filter = readFilterAt(nameOf, part, 0, new Set());
  if (filter?.to === part.length)
    return { facet: filter.facet, value: filter.value, label: filter.label, words };
  const [slug] = topicsNamed(index, tokens, range);
  const topic = slug === undefined ? undefined : withNarrower(index, slug).find((one) => one.slug === slug);
  if (topic) return { facet: 'topic', value: topic.slug, label: topic.name, words };
  const known =
    part.length === 1 && part.every(({ word }) => findWord(index, word).some(({ courses }) => courses > 0));
  return known || !needsName ? { label: words, words } : undefined;
}

/** What is excluded from here on, the longest that has a name first; else the one word. */
function readNext(
  readers: Readers,
  at: number,
  needsName: boolean,
): { found: Exclusion; to: number } | undefined {
  const { tokens } = readers;
  let from = at;
  while (from < tokens.length - 1 && isFunctionWord(tokens[from]?.word ?? '')) from++;
  const longest = isRun(tokens[from]?.word ?? '') ? LONGEST_RUN : LONGEST_PHRASE;
  for (let to = Math.min(tokens.length, from + longest); to > from; to--) {
    // Words with "for" in front can be a level ("for beginners").
    for (const start of from > at ? [at, from] : [from]) {
      const found = readRange(readers, { from: start, to }, true);
      if (found && (found.facet || to === from + 1)) return { found, to };
    }
  }
  const word = tokens[from];
  if (!word || needsName || isFiller(word.word)) return undefined;
  const to = isRun(word.word) ? endOfRun(tokens, from) : from + 1;
  const found = readRange(readers, { from, to }, false);
  return found && { found, to };
}

/** Where the pairs of letters of one run end. */
function endOfRun(tokens: Token[], from: number): number {
  let to = from + 1;
  while (tokens[to]?.inRun) to++;
  return to;
}

/** What is excluded up to here, the longest that has a name first; else the one word. */
function readPrevious(readers: Readers, at: number): { found: Exclusion; from: number } | undefined {
  const { tokens } = readers;
  let to = at;
  while (to > 1 && isFunctionWord(tokens[to - 1]?.word ?? '')) to--;
  const longest = isRun(tokens[to - 1]?.word ?? '') ? LONGEST_RUN : LONGEST_PHRASE;
  for (let from = Math.max(0, to - longest); from < to; from++) {
    const found = readRange(readers, { from, to }, true);
    if (found?.facet) return { found, from };
  }
  let from = to - 1;
  while (tokens[from]?.inRun && from > 0) from--;
  const found = from < 0 ? undefined : readRange(readers, { from, to }, false);
  return found && { found, from: Math.max(0, from) };
}

/** Whether a minus stands in front, at the start of a word ("-react"). */
function hasMinus(text: string, { start }: Token): boolean {
  return /(?:^|\s)[-−–]$/u.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Reads what a search does not want: "-react", "without mathematics", "SQL以外". Whatever is left must still say what is
 * wanted: where nothing is, nothing is excluded.
 */
export function readExclusions(
  index: CatalogIndex,
  nameOf: NameReader,
  text: string,
  tokens: Token[],
): FoundExclusion[] {
  const readers = { index, nameOf, tokens };
  const all: FoundExclusion[] = [];
  const add = (found: Exclusion, range: Range, telling: Range) => {
    const isOfWords = !found.facet || found.facet === 'topic';
    const said = tokens
      .slice(range.from, range.to)
      .filter((_, i) => range.from + i < telling.from || range.from + i >= telling.to);
    const stems = isOfWords ? stemsIn(index, tokens.slice(telling.from, telling.to)) : [];
    const negation = isOfWords ? said.map(({ word }) => [word]) : [];
    all.push({ ...found, ...range, stems, negation });
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (hasMinus(text, token)) {
      const next = readNext(readers, at, false);
      if (next) {
        add(next.found, { from: at, to: next.to }, { from: at, to: next.to });
        at = next.to - 1;
      }
      continue;
    }
    const turkish = TURKISH_WITHOUT.exec(token.word)?.[1];
    const base =
      turkish && topicsNamed(index, [{ ...token, word: turkish, surface: turkish }], { from: 0, to: 1 })[0];
    if (base) {
      const [topic] = withNarrower(index, base).filter(({ slug }) => slug === base);
      if (topic)
        add(
          { facet: 'topic', value: base, label: topic.name, words: token.surface },
          { from: at, to: at + 1 },
          { from: at, to: at },
        );
      continue;
    }
    const negation = negationAt(tokens, at);
    if (!negation) continue;
    if (negation.next) {
      const next = readNext(readers, negation.to, negation.needsName);
      if (!next) continue;
      add(next.found, { from: at, to: next.to }, { from: negation.to, to: next.to });
      at = next.to - 1;
    } else {
      const previous = readPrevious(readers, at);
      if (!previous) continue;
      add(previous.found, { from: previous.from, to: negation.to }, { from: previous.from, to: at });
      at = negation.to - 1;
    }
  }
  const isLeft = tokens.some(
    ({ word }, at) => !isFiller(word) && !all.some(({ from, to }) => at >= from && at < to),
  );
  return isLeft ? all : [];
}

/** What the words of an address exclude, without a negation. */
export function readExclusion(index: CatalogIndex, nameOf: NameReader, words: string): FoundExclusion[] {
  const tokens = tokenize(words, index.runs);
  const range = { from: 0, to: tokens.length };
  const found = tokens.length > 0 ? readRange({ index, nameOf, tokens }, range, false) : undefined;
  if (!found) return [];
  const isOfWords = !found.facet || found.facet === 'topic';
  return [{ ...found, words, ...range, stems: isOfWords ? stemsIn(index, tokens) : [], negation: [] }];
}

type Wanted = { alternatives: string[][] }[];
const wantedOf = (stems: string[][]): Wanted =>
  stems.map((list) => ({ alternatives: list.map((stem) => [stem]) }));

/** The courses that an exclusion leaves out: with the value, of the topic or one of its parts, with the words. */
function rowsOf(
  index: CatalogIndex,
  { facet, value, stems, words }: FoundExclusion,
  wanted: ReadonlySet<string>,
): Uint32Array {
  // "guitar not bass": what is a part of the wanted topic is left out by its name.
  if (facet === 'topic' && value !== undefined && wanted.has(value))
    return rowsWithAll(index, wantedOf(stems), 'title');
  if (facet === 'topic' && value !== undefined) {
    const tokens = withNarrower(index, value).map(({ slug }) => [topicToken(slug)]);
    const bits = emptyBits(index.courses);
    addRows(bits, rowsWithAll(index, [{ alternatives: tokens }], 'head'));
    addRows(bits, rowsWithAll(index, wantedOf(stems), 'title'));
    addRows(bits, rowsWithAll(index, [{ alternatives: compoundsOf(index, words) }], 'title'));
    return rowsIn(bits);
  }
  if (facet && value !== undefined) return filterRows(index, index.everyRow(), { [facet]: [value] });
  return stems.length > 0 ? rowsWithAll(index, wantedOf(stems), 'head') : new Uint32Array(0);
}

/** Words of a compound tell what it is about: "StudyBass" is about the bass. */
const SHORTEST_PART = 4;
function compoundsOf({ database }: CatalogIndex, words: string): string[][] {
  const part = tokenize(words).at(-1)?.word ?? '';
  if (part.length < SHORTEST_PART || isRun(part)) return [];
  return database
    .all<[string]>('SELECT DISTINCT stem FROM words WHERE word LIKE ? AND titles > 0 LIMIT 50', `%${part}`)
    .map(([stem]) => [stem]);
}

/** A bit map of the rows that are left out. A title that says the same ("Physics without calculus") is wanted. */
export function excludedRows(
  index: CatalogIndex,
  exclusions: readonly FoundExclusion[],
  wanted: ReadonlySet<string>,
): Bits {
  const excluded = emptyBits(index.courses);
  for (const exclusion of exclusions) {
    const { negation, stems } = exclusion;
    const saidSo = emptyBits(index.courses);
    if (negation.length > 0 && stems.length > 0)
      addRows(saidSo, rowsWithAll(index, wantedOf([...negation, ...stems]), 'title'));
    addRows(excluded, dropRows(rowsOf(index, exclusion, wanted), saidSo));
  }
  return excluded;
}
