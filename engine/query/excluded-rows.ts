import { platformToken } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowQuery, RowSet } from '@/engine/format/course-store.types';
import type { TopicNode } from '@/engine/format/topic-tree';
import { findTopic } from '@/engine/retrieve/near-topics';
import { rowsAskingFor, rowsOfTopics } from '@/engine/retrieve/topic-rows';
import type { Exclusion } from '@/engine/search.types';
import { isFiller } from '@/engine/text/filler-words';
import { type Token, tokenize } from '@/engine/text/tokenize';
import { stemsOf } from './look-up-words';

/** What is unwanted, read from the tokens `from` up to, not including, `to`, its negation among them. */
export type FoundExclusion = Exclusion & {
  from: number;
  to: number;
  /** Each unwanted word by its stems, for a level all of its words together, and each word of the negation. */
  stems: string[][];
  negation: string[][];
};

/** A topic and all that are part of it. */
export function withNarrower({ topicTree }: CatalogIndex, slug: string): TopicNode[] {
  const found = new Set([slug]);
  for (const one of found) for (const part of topicTree.get(one)?.narrower ?? []) found.add(part);
  return [...found].flatMap((one) => topicTree.get(one) ?? []);
}

/** The slugs of a topic and of all that are part of it. */
export const partsOf = (index: CatalogIndex, slug: string): string[] =>
  withNarrower(index, slug).map((part) => part.slug);

/** The courses of a topic and of all that are part of it. */
export const rowsOfParts = (index: CatalogIndex, slug: string): RowSet =>
  rowsOfTopics(index, partsOf(index, slug));

/** Each word that says something, by its stems, or as where courses are published. */
export const stemsIn = (index: CatalogIndex, tokens: Token[]): string[][] =>
  tokens
    .filter(({ word }) => !isFiller(word))
    .map(({ word, surface }) => [
      ...stemsOf(index, word, surface).map(({ stem }) => stem),
      platformToken([word]),
    ]);

const wantedOf = (stems: string[][]): RowQuery[] =>
  stems.map((list) => ({ alternatives: list.map((stem) => [stem]) }));

/** The courses whose title has the name of a topic, if this mostly means the topic: "statistical" does, "processing" does not. */
function namedForIt(index: CatalogIndex, { slug, name }: { slug: string; name: string }): RowSet {
  const { store } = index;
  const named = store.withAll(wantedOf(stemsIn(index, tokenize(name))), 'title');
  return 2 * named.and(rowsOfTopics(index, [slug])).size() > named.size() ? named : store.rowsOf([]);
}

/**
 * The courses that an exclusion leaves out: with the value, of the topic or one of its parts by topic, title or what must come
 * before, with the words.
 */
function rowsOf(
  index: CatalogIndex,
  { facet, value, stems }: FoundExclusion,
  wanted: ReadonlySet<string>,
): RowSet {
  const { store } = index;
  const inTitle = store.withAll(wantedOf(stems), 'title');
  if (facet === 'topic' && value !== undefined) {
    const name = findTopic(index, value)?.name ?? '';
    const named = store.withAll(wantedOf(stemsIn(index, tokenize(name))), 'title');
    const narrower = withNarrower(index, value);
    const parts = narrower.map(({ slug }) => slug);
    const ofTopic = rowsOfTopics(index, parts);
    // "guitar not bass", "statistics without mathematics": of what is wanted, courses are left out by their title.
    const kept = parts.filter((slug) => wanted.has(slug)).flatMap((slug) => partsOf(index, slug));
    if (kept.length > 0) return store.union([inTitle, ofTopic.without(rowsOfTopics(index, kept))]);
    const namedForParts = narrower.map((part) => namedForIt(index, part));
    return store.union([ofTopic, inTitle, named, rowsAskingFor(index, parts), ...namedForParts]);
  }
  if (facet && value !== undefined) {
    return store.union([store.everyRow().passing({ [facet]: [value] }), inTitle]);
  }
  return store.withAll(wantedOf(stems), 'head');
}

/** The rows that are left out. A title that says the same ("Physics without calculus") is wanted. */
function excludedRows(
  index: CatalogIndex,
  exclusions: readonly FoundExclusion[],
  wanted: ReadonlySet<string>,
): RowSet {
  const sets = exclusions.map((exclusion) => {
    const { negation, stems } = exclusion;
    const rows = rowsOf(index, exclusion, wanted);
    const isSaid = negation.length > 0 && stems.length > 0;
    return isSaid ? rows.without(index.store.withAll(wantedOf([...negation, ...stems]), 'title')) : rows;
  });
  return index.store.union(sets);
}

/** Takes the excluded rows out of any set. `wanted` are the slugs of the topics that the search names. */
export function excluder(
  index: CatalogIndex,
  exclusions: readonly FoundExclusion[],
  wanted: ReadonlySet<string>,
): (rows: RowSet) => RowSet {
  if (exclusions.length === 0) return (rows) => rows;
  const excluded = excludedRows(index, exclusions, wanted);
  return (rows) => rows.without(excluded);
}
