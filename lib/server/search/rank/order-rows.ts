import { assertServer } from '@/lib/assert-server';
import type { Sort } from '@/lib/search/search.types';
import type { ParsedQuery } from '@/lib/server/search/query/parse-query';
import type { Plan } from '@/lib/server/search/query/plan-query';
import { rowsWithAll } from '@/lib/server/search/retrieve/match-rows';
import { type CatalogIndex, facetValue } from '@/lib/server/search-index/open-index';
import { diversify } from './diversify';
import { type Ranked, Ranker } from './rank-rows';

assertServer('lib/server/search/rank/order-rows');

/** Number of rows that are scored; fewer in a large catalogue. The rest stay in the order of popularity. */
const RANKED = 600;
const RANKED_OF_MANY = 400;
const LARGE = 200_000;
/** Matches that are examined for candidates before all of them are. */
const SAMPLED = 2000;
/** Share of the rows found by their title that is kept for courses in the language of the words. */
const OWN_LANGUAGE = 0.6;
/** Places that are given to several subjects in turn. */
const TURNS = 6;

function newestFirst({ years }: CatalogIndex, rows: Uint32Array): Uint32Array {
  return Uint32Array.from(rows).sort((a, b) => (years[b] ?? 0) - (years[a] ?? 0) || a - b);
}

/** The rows taught in one of the languages of the words; they are scored before more popular ones of other languages. */
function inLanguages(
  { facets }: CatalogIndex,
  languages: ReadonlySet<number>,
  rows: Uint32Array,
): Uint32Array {
  return rows.filter((row) => languages.has(facetValue(facets.language, row)));
}

/** The rows to score: first those that match in the title, then in topics and people, then the rest. */
function candidates(index: CatalogIndex, understood: ParsedQuery, rows: Uint32Array): Set<number> {
  const most = index.courses > LARGE ? RANKED_OF_MANY : RANKED;
  if (rows.length <= most) return new Set(rows);
  const { plan, exact, accept } = understood;
  const chosen = new Set<number>();
  const add = (list: Uint32Array, limit: number) => {
    for (let i = 0; i < list.length && chosen.size < limit; i++) chosen.add(list[i] ?? 0);
  };
  add(accept(Uint32Array.from(exact).sort()), most);
  const units = plan.units.filter((unit) => unit.required);
  for (const scope of units.length > 0 ? (['title', 'head'] as const) : []) {
    const limit = scope === 'title' ? most * 0.7 : most;
    const sample = rowsWithAll(index, units, scope, SAMPLED);
    const passing = accept(sample);
    if (scope === 'title') add(inLanguages(index, plan.languages, passing), limit * OWN_LANGUAGE);
    add(passing, limit);
    // Strict filters pass few of the most popular rows; then all rows are examined.
    if (chosen.size >= limit || sample.length < SAMPLED) continue;
    add(accept(rowsWithAll(index, units, scope)), limit);
  }
  add(rows, most);
  return chosen;
}

/** Spreads providers over the first results. */
function spread(index: CatalogIndex, ranked: Ranked[]): Ranked[] {
  const providers = index.facets.provider.ids;
  return diversify(ranked, {
    scoreOf: ({ score }) => score,
    providerOf: ({ row }) => providers[row] ?? 0,
    isWished: ({ byName }) => byName,
  });
}

/** Scored rows in order, then the others in their given order. */
export type Ordered = { ranked: Ranked[]; others: Uint32Array };

/** Sorts the rows that passed all filters. */
export function orderRows(
  index: CatalogIndex,
  understood: ParsedQuery,
  rows: Uint32Array,
  options: { sort: Sort; explain: boolean },
): Ordered {
  if (options.sort === 'newest') return { ranked: [], others: newestFirst(index, rows) };
  const chosen = candidates(index, understood, rows);
  const ranker = new Ranker(index, understood.plan, understood.exact, {
    explain: options.explain,
    lookInside: true,
    ...(understood.meaning && { meaning: understood.meaning }),
  });
  const scored = ranker.rank(chosen);
  if (options.sort === 'popular') return { ranked: popularFirst(scored), others: rows };
  const isNarrowed = understood.filters.provider?.length || understood.filters.teacher?.length;
  const [first, last] = askedFirst(understood, scored);
  const ranked = isNarrowed ? scored : [...spread(index, completeFirst(understood, first)), ...last];
  return { ranked, others: rows };
}

/** By popularity: first the courses that are about the words, then those that only touch on them. */
function popularFirst(scored: Ranked[]): Ranked[] {
  const about = scored.filter(({ isAbout }) => isAbout).sort((a, b) => a.row - b.row);
  const others = scored.filter(({ isAbout }) => !isAbout).sort((a, b) => a.row - b.row);
  return [...about, ...others];
}

/** The rows of the order between two positions. Ranked rows are not repeated among the others. */
export function rowsBetween({ ranked, others }: Ordered, from: number, to: number): number[] {
  const rows = ranked.slice(from, to).map(({ row }) => row);
  if (to <= ranked.length) return rows;
  const isRanked = new Set(ranked.map(({ row }) => row));
  let place = ranked.length;
  for (let i = 0; i < others.length && place < to; i++) {
    const row = others[i] ?? 0;
    if (isRanked.has(row)) continue;
    if (place >= from) rows.push(row);
    place++;
  }
  return rows;
}

/**
 * If the search was relaxed, courses that match all words stay in front; but not those that have them in a lesson only,
 * before the courses of the subject itself.
 */
function completeFirst({ complete, relaxed, plan }: ParsedQuery, ranked: Ranked[]): Ranked[] {
  const isClose = relaxed === 'most-words';
  if (!isClose && !complete?.length) return ranked;
  const has = new Set(complete);
  const isFirst = ({ row, onHead }: Ranked) => has.has(row) && (onHead.size > 0 || !isClose);
  const close = ranked.filter((one) => !isFirst(one));
  return [...ranked.filter(isFirst), ...(isClose ? inTurn(subjectsOf(plan), close) : close)];
}

/** Courses in a language that the search does not ask for come after all others, unless their name was typed. */
function askedFirst(
  { asked, exact, plan }: ParsedQuery,
  ranked: Ranked[],
): [asked: Ranked[], others: Ranked[]] {
  if (!asked) return [ranked, []];
  const suits = ({ row, isAsked }: Ranked) => isAsked || (exact.has(row) && plan.subjects.size === 0);
  return [ranked.filter(suits), ranked.filter((one) => !suits(one))];
}

/** The numbers of the terms that name a topic, those that say most first. */
function subjectsOf({ units }: Plan): number[] {
  return units
    .flatMap(({ required, topics, weight }, unit) =>
      required && topics.length > 0 ? [{ unit, weight }] : [],
    )
    .sort((a, b) => b.weight - a.weight)
    .map(({ unit }) => unit);
}

/** Where a search names several subjects and no course has all of them, each has its turn among the first. */
function inTurn(subjects: number[], ranked: Ranked[]): Ranked[] {
  if (subjects.length < 2 || ranked.some(({ onHead }) => subjects.every((unit) => onHead.has(unit))))
    return ranked;
  const waiting = [...ranked];
  const chosen: Ranked[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const unit = subjects[turn % subjects.length] ?? 0;
    const at = waiting.findIndex(({ onHead }) => onHead.has(unit));
    if (at >= 0) chosen.push(...waiting.splice(at, 1));
  }
  return [...chosen, ...waiting];
}
