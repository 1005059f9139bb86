import type { Sort } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';
import { rowsWithAll } from './match-rows';
import type { CatalogIndex } from './open-index';
import { type Ranked, Ranker } from './rank-rows';
import type { Understood } from './understand-query';

assertServer('lib/server/catalog/order-rows');

/** Rows that are scored; what follows them keeps the order of popularity. */
const RANKED = 600;
/** Matches that are tried for candidates before all of them are. */
const SAMPLED = 2000;
/** Results of one provider among the first ten, when others are about as good. */
const SAME_PROVIDER = 3;
const DIVERSE = 10;
/** A result this much below another is not as good as it. */
const AS_GOOD = 0.93;

function newestFirst({ years }: CatalogIndex, rows: Uint32Array): Uint32Array {
  return Uint32Array.from(rows).sort((a, b) => (years[b] ?? 0) - (years[a] ?? 0) || a - b);
}

/** The rows worth scoring: those with the words in the title first, then in topics and people, then the rest. */
function candidates(index: CatalogIndex, { plan, exact }: Understood, rows: Uint32Array): Set<number> {
  if (rows.length <= RANKED) return new Set(rows);
  const chosen = new Set<number>();
  const add = (list: Iterable<number>, limit: number) => {
    for (const row of list) {
      if (chosen.size >= limit) return;
      chosen.add(row);
    }
  };
  const passed = new Uint8Array(index.courses + 1);
  for (let i = 0; i < rows.length; i++) passed[rows[i] ?? 0] = 1;
  const units = plan.units.filter((unit) => unit.required);
  add(
    [...exact].filter((row) => passed[row]),
    RANKED,
  );
  if (units.length > 0) {
    for (const scope of ['title', 'head'] as const) {
      const limit = scope === 'title' ? RANKED * 0.7 : RANKED;
      const sample = rowsWithAll(index, units, scope, SAMPLED);
      add(
        sample.filter((row) => passed[row]),
        limit,
      );
      // Strict filters let few of the most popular ones through: then all are looked at.
      if (chosen.size >= limit || sample.length < SAMPLED) continue;
      add(
        rowsWithAll(index, units, scope).filter((row) => passed[row]),
        limit,
      );
    }
  }
  add(rows, RANKED);
  return chosen;
}

/** Moves results of a provider that has enough of the first ten behind others that are about as good. */
function diversify(index: CatalogIndex, ranked: Ranked[]): Ranked[] {
  const providers = index.facets.provider.ids;
  const waiting = [...ranked.slice(0, DIVERSE * 5)];
  const chosen: Ranked[] = [];
  const counts = new Map<number, number>();
  while (chosen.length < DIVERSE && waiting.length > 0) {
    const best = waiting[0]?.score ?? 0;
    const at = waiting.findIndex(
      ({ row, score, byName }) =>
        byName || score < best * AS_GOOD || (counts.get(providers[row] ?? 0) ?? 0) < SAME_PROVIDER,
    );
    const next = waiting[at];
    const isAsGood = next && next.score >= best * AS_GOOD;
    const [taken] = waiting.splice(isAsGood ? at : 0, 1);
    if (!taken) break;
    chosen.push(taken);
    const provider = providers[taken.row] ?? 0;
    counts.set(provider, (counts.get(provider) ?? 0) + 1);
  }
  return [...chosen, ...waiting, ...ranked.slice(DIVERSE * 5)];
}

export type Ordered = { rows: Uint32Array; ranked: Ranked[] };

/** Puts the rows that passed all filters in the order of the page; `ranked` are the scored ones, in order. */
export function orderRows(
  index: CatalogIndex,
  understood: Understood,
  rows: Uint32Array,
  options: { sort: Sort; explain: boolean },
): Ordered {
  if (options.sort === 'popular') return { rows, ranked: [] };
  if (options.sort === 'newest') return { rows: newestFirst(index, rows), ranked: [] };
  const chosen = candidates(index, understood, rows);
  const ranker = new Ranker(index, understood.plan, understood.exact, {
    explain: options.explain,
    // Where any word will do, hundreds of courses would have to be opened to tell the last ones apart.
    lookInside: understood.relaxed !== 'any-word',
  });
  const scored = ranker.rank(chosen);
  const isNarrowed = understood.filters.provider?.length || understood.filters.teacher?.length;
  const ranked = isNarrowed ? scored : diversify(index, completeFirst(understood, scored));
  const order = new Uint32Array(rows.length);
  ranked.forEach(({ row }, i) => {
    order[i] = row;
  });
  let at = ranked.length;
  if (at < rows.length) {
    const isRanked = new Uint8Array(index.courses + 1);
    for (const { row } of ranked) isRanked[row] = 1;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      if (isRanked[row] === 0) order[at++] = row;
    }
  }
  return { rows: order, ranked };
}

/** Where the search was loosened, courses that do have all words stay in front. */
function completeFirst({ complete }: Understood, ranked: Ranked[]): Ranked[] {
  if (!complete?.length) return ranked;
  const has = new Set(complete);
  return [...ranked.filter(({ row }) => has.has(row)), ...ranked.filter(({ row }) => !has.has(row))];
}
