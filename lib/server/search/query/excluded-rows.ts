import { assertServer } from '@/lib/assert-server';
import type { Exclusion } from '@/lib/search/search.types';
import { filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { type RowQuery, rowsOfTopics, rowsWithAll, union } from '@/lib/server/search/retrieve/match-rows';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { addRows, type Bits, dropRows, emptyBits } from '@/lib/server/search-index/row-sets';
import { isRun, tokenize } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/search/query/excluded-rows');

/** What is unwanted, read from the tokens `from` up to, not including, `to`, its negation among them. */
export type FoundExclusion = Exclusion & {
  from: number;
  to: number;
  /** Each unwanted word by its stems, for a level all of its words together, and each word of the negation. */
  stems: string[][];
  negation: string[][];
};

/** A topic and all that are part of it. */
export function withNarrower({ database }: CatalogIndex, slug: string): { slug: string; name: string }[] {
  return database
    .all<[string, string]>(
      `WITH RECURSIVE part(slug) AS (SELECT ? UNION SELECT topics.slug FROM topics JOIN part ON topics.broader = part.slug)
       SELECT topics.slug, topics.name FROM topics JOIN part USING (slug)`,
      slug,
    )
    .map(([narrower, name]) => ({ slug: narrower, name }));
}

const wantedOf = (stems: string[][]): RowQuery[] =>
  stems.map((list) => ({ alternatives: list.map((stem) => [stem]) }));

/** The courses that an exclusion leaves out: with the value, of the topic or one of its parts, with the words. */
function rowsOf(
  index: CatalogIndex,
  { facet, value, stems, words }: FoundExclusion,
  wanted: ReadonlySet<string>,
): Uint32Array {
  const inTitle = rowsWithAll(index, wantedOf(stems), 'title');
  if (facet === 'topic' && value !== undefined) {
    // "guitar not bass": what is a part of the wanted topic is left out by its name.
    if (wanted.has(value)) return inTitle;
    const ofTopic = rowsOfTopics(
      index,
      withNarrower(index, value).map(({ slug }) => slug),
    );
    const compounds = rowsWithAll(index, [{ alternatives: compoundsOf(index, words) }], 'title');
    return union(index, [ofTopic, inTitle, compounds]);
  }
  if (facet && value !== undefined) {
    const withValue = filterRows(index, index.everyRow(), { [facet]: [value] });
    return union(index, [withValue, inTitle]);
  }
  return rowsWithAll(index, wantedOf(stems), 'head');
}

/** Words of a compound tell what it is about: "StudyBass" is about the bass. */
const SHORTEST_PART = 4;
function compoundsOf({ database }: CatalogIndex, words: string): string[][] {
  const part = tokenize(words).at(-1)?.word ?? '';
  if (part.length < SHORTEST_PART || isRun(part)) return [];
  return database
    .recall<[string]>('SELECT DISTINCT stem FROM words WHERE word LIKE ? AND titles > 0 LIMIT 50', `%${part}`)
    .map(([stem]) => [stem]);
}

/** A bit map of the rows that are left out. A title that says the same ("Physics without calculus") is wanted. */
function excludedRows(
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

/** Takes the excluded rows out of any list. `wanted` are the slugs of the topics that the search names. */
export function excluder(
  index: CatalogIndex,
  exclusions: readonly FoundExclusion[],
  wanted: ReadonlySet<string>,
): (rows: Uint32Array) => Uint32Array {
  if (exclusions.length === 0) return (rows) => rows;
  const excluded = excludedRows(index, exclusions, wanted);
  return (rows) => dropRows(rows, excluded);
}
