import { assertServer } from '@/lib/assert-server';
import type { Exclusion } from '@/lib/search/search.types';
import { filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { rowsWithAll } from '@/lib/server/search/retrieve/match-rows';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { addRows, type Bits, dropRows, emptyBits, rowsIn } from '@/lib/server/search-index/row-sets';
import { isRun, tokenize } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/search/query/excluded-rows');

/** What is unwanted, read from the tokens `from` up to, not including, `to`, its negation among them. */
export type FoundExclusion = Exclusion & {
  from: number;
  to: number;
  /** Each unwanted word by its stems, and each word of the negation. */
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
