import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import type { FilterOffer, Filters, Search } from '@/engine/search.types';
import { isFiller } from '@/engine/text/filler-words';
import type { Token } from '@/engine/text/tokenize';
import { joinFilters } from './apply-filters';
import { type FoundFilter, wordsTaken } from './infer-filters';
import { parseClauses, requiredOf } from './parse-clauses';

/** A filter that leaves a smaller share of what the words alone find is offered instead of applied. */
const LEAST_SHARE = 0.1;

type Reading = {
  tokens: Token[];
  languages: ReadonlySet<number>;
  found: FoundFilter[];
  search: Search;
};

/** The number of courses that pass the filters and have the words, without those of the filters. */
function countWith(
  index: CatalogIndex,
  { tokens, languages, search }: Reading,
  filters: FoundFilter[],
): number {
  const parsed = parseClauses(index, tokens, {
    taken: wordsTaken(tokens, filters, search.asText),
    languages,
  });
  const clauses = requiredOf(parsed);
  const rows = clauses.length > 0 ? index.store.withAll(clauses, 'all') : index.store.everyRow();
  return rows.passing(joinFilters(search.filters, filters)).size();
}

/**
 * Inferred filters that leave hardly any of the courses that the same words find as text: a catalogue may call a
 * provider or a teacher like a subject.
 */
export function tooNarrow(index: CatalogIndex, reading: Reading): FoundFilter[] {
  const { found } = reading;
  if (found.length === 0) return [];
  const passing = countWith(index, reading, found);
  // Where nothing passes, the filter is dropped, and said to be.
  if (passing === 0) return [];
  return found.filter((intent) => {
    // "fast.ai": as text, the first word would mean nothing, and the other one everything.
    if (reading.tokens.slice(intent.from, intent.to).some(({ word }) => isFiller(word))) return false;
    const alone = countWith(
      index,
      reading,
      found.filter((other) => other !== intent),
    );
    return passing < alone * LEAST_SHARE;
  });
}

/** What to offer: each filter with the number of results that pass it, unless that is none or all of them. */
export function offersOf(
  { rules }: CatalogIndex,
  rows: RowSet,
  filters: Filters,
  offered: readonly Omit<FoundFilter, 'from' | 'to'>[],
): FilterOffer[] {
  if (offered.length === 0) return [];
  const total = rows.passing(filters).size();
  return offered.flatMap(({ facet, value, words }) => {
    const isChosen = filters[facet]?.includes(value);
    const count = rows.passing({ ...filters, [facet]: [value] }).size();
    if (isChosen || count === 0 || count === total) return [];
    return [{ facet, value, label: rules.valueLabel(facet, value), words, count }];
  });
}
