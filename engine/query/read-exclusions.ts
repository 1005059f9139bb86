import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { CourseRules } from '@/engine/host.types';
import type { Exclusion } from '@/engine/search.types';
import { isFiller, isFunctionWord } from '@/engine/text/filler-words';
import { LEVEL_WORDS } from '@/engine/text/filter-words';
import {
  EXCLUDES_NEXT,
  EXCLUDES_NEXT_NAME,
  EXCLUDES_PREVIOUS,
  FEELINGS,
  LONGEST_NEGATION,
  NEEDED,
  TURKISH_WITHOUT,
} from '@/engine/text/negation-words';
import { LONGEST_PHRASE, LONGEST_RUN } from '@/engine/text/phrases';
import { isQuestion } from '@/engine/text/question-words';
import { isRun, type Token, tokenize } from '@/engine/text/tokenize';
import { type FoundExclusion, stemsIn, withNarrower } from './excluded-rows';
import { type NameReader, readFilterAt } from './infer-filters';
import { topicsNamed } from './look-up-phrases';
import { findWord } from './look-up-words';

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

/** What of an exclusion an answer tells. */
export const toExclusion = ({ facet, value, label, words }: FoundExclusion): Exclusion => ({
  ...(facet && { facet }),
  ...(value !== undefined && { value }),
  label,
  words,
});

/** Whether a token, which may have been corrected since, stands in the range of typed ones. */
export function isWithin(typed: Token[], { from, to }: Range, { start, end }: Token): boolean {
  return start >= (typed[from]?.start ?? 0) && end <= (typed[to - 1]?.end ?? 0);
}

/** The text without these ranges. As typed: corrections have other places. */
export function withoutRanges(text: string, typed: Token[], ranges: readonly Range[]): string {
  let rest = text;
  for (const { from, to } of [...ranges].sort((a, b) => b.from - a.from)) {
    const [first, last] = [typed[from], typed[to - 1]];
    if (!first || !last) continue;
    const before = rest.slice(0, first.start).replace(/[-−–$€£₹¥] ?$/u, '');
    rest = `${before} ${rest.slice(last.end).replace(/^ ?[$€£₹¥](?! ?\d)/u, '')}`;
  }
  return rest.replace(/\s+/gu, ' ').trim();
}

/** What an engine knows of the words that may be excluded. */
type ExclusionReader = {
  nameOf: NameReader;
  labelOf: CourseRules['valueLabel'];
  /** The topic that exactly these words name. */
  topicOf: (tokens: Token[]) => { slug: string; name: string } | undefined;
  /** Whether any course has the word. */
  isKnown: (word: string) => boolean;
  /** "No" is "in the" where the words are Portuguese. */
  isPortuguese: boolean;
  /** Each word that says something, by its stems. */
  stemsIn: (tokens: Token[]) => string[][];
};

/** What the index knows. */
export function exclusionReader(
  index: CatalogIndex,
  nameOf: NameReader,
  languages: readonly string[],
): ExclusionReader {
  return {
    nameOf,
    labelOf: index.rules.valueLabel,
    topicOf: (tokens) => {
      const [slug] = topicsNamed(index, tokens, languages);
      return slug === undefined ? undefined : withNarrower(index, slug).find((one) => one.slug === slug);
    },
    isKnown: (word) => findWord(index, word).some(({ courses }) => courses > 0),
    isPortuguese: languages.includes('pt') && !languages.includes('en'),
    stemsIn: (tokens) => stemsIn(index, tokens),
  };
}

/** Words between a negation and "needed". */
const LONGEST_LACK = 3;

/**
 * What a learner need not know or does not want to feel: "no reading skills needed" and "without fear" say nothing of what is
 * taught. None where nothing else is said.
 */
export function readLacks(tokens: Token[]): Range[] {
  const found = tokens.flatMap((_, from) => {
    const negation = negationAt(tokens, from);
    if (!negation?.next) return [];
    const rest = tokens.slice(negation.to, negation.to + LONGEST_LACK + 1);
    if (FEELINGS.has(rest[0]?.word ?? '')) return [{ from, to: negation.to + 1 }];
    const at = rest.findIndex(({ word }) => NEEDED.has(word));
    if (at < 1) return [];
    const last = negation.to + at;
    // "No experience" tells the level.
    return [{ from: LEVEL_WORDS.has(keyOf(tokens, { from, to: last })) ? last : from, to: last + 1 }];
  });
  const isIn = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  return tokens.some(({ word }, at) => !isFiller(word) && !isIn(at)) ? found : [];
}

type Readers = { reader: ExclusionReader; tokens: Token[] };

/** The topic that words name together with one before their negation: "history, but not American". */
function qualified({ reader, tokens }: Readers, { from, to }: Range): ReturnType<ExclusionReader['topicOf']> {
  const part = tokens.slice(from, to);
  const ways = tokens.slice(0, from).flatMap((word) => [
    [...part, word],
    [word, ...part],
  ]);
  return ways.map(reader.topicOf).find((topic) => topic !== undefined);
}

/** What exactly these words exclude: a filter's value, a topic, or courses with the words. */
function readRange({ reader, tokens }: Readers, range: Range, needsName: boolean): Exclusion | undefined {
  const part = tokens.slice(range.from, range.to);
  const words = part.map(({ surface }) => surface).join(' ');
  const filter = readFilterAt(reader.nameOf, part, 0, new Set());
  if (filter?.to === part.length) {
    const { facet, value } = filter;
    return { facet, value, label: reader.labelOf(facet, value), words };
  }
  const topic = reader.topicOf(part) ?? qualified({ reader, tokens }, range);
  if (topic) return { facet: 'topic', value: topic.slug, label: topic.name, words };
  const known = part.length === 1 && part.every(({ word }) => reader.isKnown(word));
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

/** What an unwanted title says: all of the words; of a level, any word for it; of other filters, nothing. */
function titleStems(reader: ExclusionReader, { facet, value }: Exclusion, tokens: Token[]): string[][] {
  if (facet === 'level') {
    const words = [...LEVEL_WORDS].flatMap(([words, level]) => (level === value ? [tokenize(words)] : []));
    return [reader.stemsIn(words.filter(({ length }) => length === 1).flat()).flat()];
  }
  return !facet || facet === 'topic' ? reader.stemsIn(tokens) : [];
}

/** Whether a minus stands in front, at the start of a word ("-react"). */
function hasMinus(text: string, { start }: Token): boolean {
  return /(?:^|\s)[-−–]$/u.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Reads what a search does not want: "-react", "without mathematics", "SQL以外". Whatever is left must still say what is
 * wanted: where nothing is, nothing is excluded.
 */
export function readExclusions(reader: ExclusionReader, text: string, tokens: Token[]): FoundExclusion[] {
  const readers = { reader, tokens };
  const all: FoundExclusion[] = [];
  const add = (found: Exclusion, range: Range, informative: Range) => {
    const said = tokens
      .slice(range.from, range.to)
      .filter((_, i) => range.from + i < informative.from || range.from + i >= informative.to);
    const stems = titleStems(reader, found, tokens.slice(informative.from, informative.to));
    const negation = stems.length > 0 ? said.map(({ word }) => [word]) : [];
    all.push({ ...found, ...range, stems, negation });
  };
  const lacks = readLacks(tokens);
  const isAsked = isQuestion(text);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const lack = lacks.find(({ from }) => from === at);
    if (lack) {
      at = lack.to - 1;
      continue;
    }
    if (hasMinus(text, token)) {
      const next = readNext(readers, at, false);
      if (next) {
        add(next.found, { from: at, to: next.to }, { from: at, to: next.to });
        at = next.to - 1;
      }
      continue;
    }
    const turkish = TURKISH_WITHOUT.exec(token.word)?.[1];
    const base = turkish && reader.topicOf([{ ...token, word: turkish, surface: turkish }]);
    if (base) {
      add(
        { facet: 'topic', value: base.slug, label: base.name, words: token.surface },
        { from: at, to: at + 1 },
        { from: at, to: at },
      );
      continue;
    }
    const negation = negationAt(tokens, at);
    if (token.word === 'no' && reader.isPortuguese) continue;
    if (!negation || (token.word === 'non' && tokens[at - 1]?.word === 'for')) continue;
    // "Why is Pluto not a planet" is about planets.
    if (negation.needsName && isAsked) continue;
    const level = readFilterAt(reader.nameOf, tokens, at, new Set());
    // "Without experience" says a level, "for non accountants" who learns.
    if (level?.facet === 'level' && level.to > negation.to) {
      at = level.to - 1;
      continue;
    }
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
    ({ word }, at) =>
      !isFiller(word) && !NEEDED.has(word) && !all.some(({ from, to }) => at >= from && at < to),
  );
  return isLeft ? all : [];
}

/** What the words of an address exclude, without a negation. */
export function readExclusion(reader: ExclusionReader, words: string, tokens: Token[]): FoundExclusion[] {
  const range = { from: 0, to: tokens.length };
  const found = tokens.length > 0 ? readRange({ reader, tokens }, range, false) : undefined;
  if (!found) return [];
  return [{ ...found, words, ...range, stems: titleStems(reader, found, tokens), negation: [] }];
}
