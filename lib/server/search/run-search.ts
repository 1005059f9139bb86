import type { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import type { CourseCard } from '@/lib/courses/course-card';
import {
  type Moment,
  PAGE_SIZE,
  type Search,
  type SearchAnswer,
  type SearchResult,
} from '@/lib/search/search.types';
import { HEAD_FIELDS, numbersOf } from '@/lib/server/search-index/build/vocabulary';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { countShared } from '@/lib/server/search-index/row-sets';
import { countFacets } from './facets/count-facets';
import { momentsOfRows, momentsSaying, toCardMoment } from './moments/find-moments';
import { wantsLessons } from './moments/wants-lessons';
import { nearTopics } from './near-topics';
import { type ParsedQuery, parseQuery } from './query/parse-query';
import { markTitle } from './rank/mark-title';
import { matchedTopics } from './rank/matched-topics';
import { type Ordered, orderRows, rowsBetween } from './rank/order-rows';
import type { Ranked } from './rank/rank-rows';
import { partition } from './retrieve/filter-rows';

assertServer('lib/server/search/run-search');

/** Maximum page number of an address. */
const MAX_PAGES = 1000;
/** Number of first results that decide which topics are near. */
const LOOKED_AT = 40;
/** Courses that are shown where none, or hardly any, has all of the words. */
const CLOSE = 6;
/** Results below which ways on are shown. */
const FEW_RESULTS = 6;

/** The part of a search that all its pages share. */
export type Found = {
  ordered: Ordered;
  understood: Pick<ParsedQuery, 'plan' | 'exact' | 'filters' | 'accept'>;
  /** By row; empty unless an explanation was requested. */
  explained: Map<number, Ranked>;
  shared: Omit<SearchAnswer, 'results' | 'page' | 'pages'>;
  /** Of a relaxed search: the rows that match all words. */
  complete?: Uint32Array;
};
export type FoundCache = LRUCache<string, Found>;

/** Rows that are looked at to estimate how many have a year. */
const SAMPLED = 1000;

/** Share of the rows with a known year, from evenly spread ones. */
function datedShare({ years }: CatalogIndex, rows: Uint32Array): number {
  const step = Math.max(1, Math.floor(rows.length / SAMPLED));
  let seen = 0;
  let dated = 0;
  for (let i = 0; i < rows.length; i += step) {
    seen++;
    if (years[rows[i] ?? 0]) dated++;
  }
  return seen === 0 ? 0 : dated / seen;
}

/** Rounded for display. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How many rows match all words, without those of close ones that have them in a lesson only. */
function countFitting({ ranked }: Ordered, passed: Uint32Array, { complete, relaxed }: ParsedQuery): number {
  if (!complete) return 0;
  const has = new Set(complete);
  const inside =
    relaxed === 'most-words' ? ranked.filter(({ row, onHead }) => onHead.size === 0 && has.has(row)) : [];
  return countShared(complete, passed) - inside.length;
}

/** The rows that match all words and the few closest others; and those that match in other languages. */
function keepClose(ordered: Ordered, { complete, unasked }: ParsedQuery, fitting: number): Set<number> {
  const kept = new Set(rowsBetween(ordered, 0, fitting + CLOSE));
  const has = new Set([...(complete ?? []), ...(unasked ?? [])]);
  for (const { row } of ordered.ranked) if (has.has(row)) kept.add(row);
  return kept;
}

function find(index: CatalogIndex, search: Search, explain: boolean): Found {
  const understood = parseQuery(index, search);
  const {
    plan,
    intents,
    offers,
    exclusions,
    unjudged,
    wanted,
    filters,
    relaxed,
    complete,
    correctedTo,
    shelves,
  } = understood;
  const every = partition(index, understood.rows, filters);
  const everyOrdered = orderRows(index, understood, every.passed, { sort: search.sort, explain });
  const isClose = relaxed === 'most-words';
  const fitting = countFitting(everyOrdered, every.passed, understood);
  const kept = isClose ? keepClose(everyOrdered, understood, fitting) : undefined;
  const found = kept ? partition(index, Uint32Array.from(kept).sort(), filters) : every;
  const ordered = kept
    ? { ranked: everyOrdered.ranked.filter(({ row }) => kept.has(row)), others: found.passed }
    : everyOrdered;
  const total = found.passed.length;
  const first = rowsBetween(ordered, 0, LOOKED_AT);
  const isFew = (isClose ? fitting : total) < FEW_RESULTS;
  const named = [...plan.units.flatMap(({ topics }) => topics), ...shelves];
  const nearby = nearTopics(index, named, first, {
    few: isFew,
    fits: isClose ? fitting > 0 : total > 0,
    asked: understood.asked,
  });
  const shown = new Set(isFew ? readRows(index, first).map(({ card }) => card.id) : []);
  return {
    ordered,
    understood,
    ...(relaxed && complete && { complete }),
    explained: new Map(explain ? ordered.ranked.map((one) => [one.row, one]) : []),
    shared: {
      total,
      facets: countFacets(index, found, filters),
      dated: round(datedShare(index, found.passed)),
      intents,
      ...(offers && { offers }),
      ...(exclusions.length > 0 && { exclusions }),
      ...(unjudged && { unjudged }),
      ...(wanted && { wanted }),
      ...(correctedTo === undefined ? {} : { correctedTo }),
      ...(relaxed ? { relaxed } : {}),
      ...(complete ? { complete: fitting } : {}),
      nearestTopics: nearby.nearestTopics,
      popularNearby: nearby.popularNearby.filter(({ id }) => !shown.has(id)),
      indexVersion: index.version,
    },
  };
}

type Row = { row: number; card: CourseCard; head: Buffer };

/** The cards of these rows, in the requested order. */
function readRows({ database }: CatalogIndex, rows: number[]): Row[] {
  const found = database.all<[number, string, Buffer]>(
    'SELECT id, card, head FROM cards JOIN heads USING (id) WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(rows),
  );
  // Written by the build of this index version.
  const byRow = new Map(
    found.map(([row, card, head]) => [row, { row, card: JSON.parse(card) as CourseCard, head }]),
  );
  return rows.map((row) => byRow.get(row)).filter((one) => one !== undefined);
}

function toResult(
  index: CatalogIndex,
  { row, card, head }: Row,
  found: Found,
  moment: Moment | undefined,
): SearchResult {
  const { plan } = found.understood;
  const numbers = numbersOf(head);
  const marks = markTitle(card.title, numbers.subarray(HEAD_FIELDS), plan);
  const onTopics = moment ? [] : matchedTopics(index, plan, numbers);
  const ranked = found.explained.get(row);
  const result = { ...card, marks, ...(moment && { moment }), ...(onTopics.length > 0 && { onTopics }) };
  if (!ranked) return result;
  const parts = Object.fromEntries(Object.entries(ranked.parts).map(([name, part]) => [name, round(part)]));
  return { ...result, explained: { fields: ranked.fields, score: round(ranked.score), parts } };
}

type Options = { explain?: boolean; cache?: FoundCache };

/** Finds the rows of a search. They are cached for its other pages and for its summary. */
export function findOnce(index: CatalogIndex, search: Search, { explain, cache }: Options): Found {
  const { words, filters, sort, literal, asText, without } = search;
  const key = JSON.stringify([words, filters, sort, literal, asText, without]);
  const known = explain ? undefined : cache?.get(key);
  if (known) return known;
  const found = find(index, search, explain ?? false);
  if (!explain) cache?.set(key, found);
  return found;
}

/** Answers one page of a search. */
export function runSearch(index: CatalogIndex, search: Search, options: Options): SearchAnswer {
  const found = findOnce(index, search, options);
  const from = (search.page - 1) * PAGE_SIZE;
  const page = rowsBetween(found.ordered, from, from + PAGE_SIZE);
  const rows = readRows(index, page);
  const moments = momentsOfRows(index, search.words, found.understood, rows);
  const byRow = new Map(moments.map((one) => [one.row, toCardMoment(one)]));
  const results = rows.map((one) => toResult(index, one, found, byRow.get(one.row)));
  const isAsked = search.page === 1 && wantsLessons(index, found.understood, search.words);
  const group = isAsked ? momentsSaying(index, search.words, found.understood, moments) : [];
  const pages = Math.min(Math.ceil(found.shared.total / PAGE_SIZE), MAX_PAGES);
  return {
    ...found.shared,
    results,
    ...(group.length > 0 && { moments: group }),
    page: search.page,
    pages,
  };
}
