import type { CourseCard } from '@/engine/course.schema';
import { countFacets } from '@/engine/facets/count-facets';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { readHead } from '@/engine/format/vocabulary';
import { momentsOfRows, momentsSaying, toCardMoment } from '@/engine/moments/find-moments';
import { wantsLessons } from '@/engine/moments/wants-lessons';
import { toExclusion } from '@/engine/query/read-exclusions';
import { type Retrieved, retrieve } from '@/engine/query/retrieve';
import { retrieveTopic } from '@/engine/query/retrieve-topic';
import { understand } from '@/engine/query/understand';
import { markTitle } from '@/engine/rank/mark-title';
import { matchedTopics } from '@/engine/rank/matched-topics';
import { type Ordered, orderRows, rankedIn, rowsBetween } from '@/engine/rank/order-rows';
import type { Ranked } from '@/engine/rank/rank-rows';
import { findTopic, nearTopics } from '@/engine/retrieve/near-topics';
import {
  MAX_PAGE,
  type Moment,
  PAGE_SIZE,
  type Relaxation,
  type Search,
  type SearchAnswer,
  type SearchResult,
} from '@/engine/search.types';
import { type CloseCourses, closeCourses, topicsSought } from './close-courses';

/** Number of first results that decide which topics are near. */
const LOOKED_AT = 40;
/** Results below which ways on are shown. */
const FEW_FOR_WAYS_ON = 6;

/** The part of a search that all its pages share. */
export type FoundSearch = {
  ordered: Ordered;
  understood: Pick<Retrieved, 'parsed' | 'exact' | 'filters' | 'accept' | 'ofTopic'>;
  /** By row; empty unless an explanation was requested. */
  explained: Map<number, Ranked>;
  shared: Omit<SearchAnswer, 'results' | 'page' | 'pages'>;
  /** Of a relaxed search: the rows that match all words. */
  complete?: RowSet;
};
export type FoundCache = {
  get(key: string): FoundSearch | undefined;
  set(key: string, found: FoundSearch): unknown;
};

/** Rounded for display. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** How many rows match all words, without those of close ones that have them in a lesson only. */
function countFitting({ ranked }: Ordered, passed: RowSet, { complete, relaxed }: Retrieved): number {
  if (!complete) return 0;
  const inside = relaxed === 'most-words' ? ranked.filter(({ onHead }) => onHead.size === 0) : [];
  return complete.and(passed).size() - complete.among(inside.map(({ row }) => row)).size;
}

type Chosen = Pick<CloseCourses, 'wider'> & {
  found: RowSet;
  ordered: Ordered;
  /** How many of the rows match all words and filters. */
  fitting: number;
  relaxed?: Relaxation;
};

/** The rows that match all words, also in other languages, and the few closest others. */
function chooseClose(index: CatalogIndex, ordered: Ordered, understood: Retrieved, passed: RowSet): Chosen {
  const { complete, inOtherLanguages } = understood;
  const all = ordered.ranked.map(({ row }) => row);
  const among = (set: RowSet | undefined) => set?.among(all) ?? new Set<number>();
  const matching = among(complete);
  const whole = new Set([...matching, ...among(inOtherLanguages)]);
  const fitting = countFitting(ordered, passed, understood);
  const inLessons = ordered.ranked.filter(({ row, onHead }) => onHead.size === 0 && matching.has(row));
  const close = closeCourses(
    index,
    // What a lesson is about is nearer than what words mean.
    inLessons.length > 0 ? { ...understood, fallbackTopics: [] } : understood,
    ordered.ranked.filter(({ row }) => !whole.has(row)),
  );
  const kept = new Set([...whole, ...(close?.rows ?? [])]);
  if (close?.wider) for (const { row } of inLessons) kept.delete(row);
  const found = index.store.rowsOf(kept);
  const others = inLessons.length > 0 ? 'in-lessons' : 'other-languages';
  const relaxed = close?.relaxed ?? (kept.size > fitting ? others : undefined);
  const ranked = ordered.ranked.filter(({ row }) => kept.has(row));
  return {
    found,
    ordered: { ...ordered, ranked, others: found.passing(understood.filters) },
    fitting,
    ...(relaxed && { relaxed }),
    ...(close?.wider && { wider: close.wider }),
  };
}

function find(index: CatalogIndex, search: Search, explain: boolean): FoundSearch {
  const understood =
    search.ofTopic === undefined
      ? retrieve(index, search, understand(index, search))
      : retrieveTopic(index, search, search.ofTopic);
  const {
    parsed,
    intents,
    offers,
    noneForChildren,
    exclusions,
    unsupported,
    wanted,
    filters,
    complete,
    correctedTo,
    fallbackTopics,
  } = understood;
  const every = understood.rows.passing(filters);
  const everyOrdered = orderRows(index, understood, every, { sort: search.sort, explain });
  const isClose = understood.relaxed === 'most-words';
  const chosen: Chosen = isClose
    ? chooseClose(index, everyOrdered, understood, every)
    : {
        found: understood.rows,
        ordered: everyOrdered,
        fitting: countFitting(everyOrdered, every, understood),
        ...(understood.relaxed && { relaxed: understood.relaxed }),
      };
  const { found, ordered, fitting, relaxed, wider } = chosen;
  const passed = isClose ? found.passing(filters) : every;
  const total = passed.size();
  const first = rowsBetween(ordered, 0, LOOKED_AT);
  const isFew = (isClose ? fitting : total) < FEW_FOR_WAYS_ON;
  const nearby = nearTopics(index, {
    named: isFew ? [...topicsSought(index, parsed), ...fallbackTopics] : [],
    rows: first,
    few: isFew,
    fits: isClose ? fitting > 0 : total > 0,
    accepted: understood.accepted,
    meaning: understood.meaning,
  });
  const slugs = new Set(parsed.clauses.flatMap(({ topics }) => topics));
  const named = [...slugs].flatMap((slug) => findTopic(index, slug)?.name ?? []);
  const shown = new Set(isFew ? index.store.cards(first).map(({ card }) => card.id) : []);
  return {
    ordered,
    understood,
    ...(relaxed && complete && { complete }),
    explained: new Map(explain ? rankedIn(ordered).map((one) => [one.row, one]) : []),
    shared: {
      total,
      facets: countFacets(index, found, filters),
      dated: round(passed.datedShare()),
      intents,
      ...(offers && { offers }),
      ...(noneForChildren && { noneForChildren }),
      ...(exclusions.length > 0 && { exclusions: exclusions.map(toExclusion) }),
      ...(unsupported && { unsupported }),
      ...(wanted && { wanted }),
      ...(correctedTo === undefined ? {} : { correctedTo }),
      ...(relaxed ? { relaxed } : {}),
      ...(wider && { wider }),
      ...(complete ? { complete: fitting } : {}),
      ...(named.length > 0 && { named }),
      nearestTopics: nearby.nearestTopics,
      popularNearby: wider ? [] : nearby.popularNearby.filter(({ id }) => !shown.has(id)),
      indexVersion: index.version,
    },
  };
}

type Row = { row: number; card: CourseCard; head: Uint32Array };

/** The cards and words of these rows, in the requested order. */
function readRows({ store }: CatalogIndex, rows: number[]): Row[] {
  const heads = new Map(store.heads(rows).map(({ row, head }) => [row, head]));
  return store.cards(rows).flatMap(({ row, card }) => {
    const head = heads.get(row);
    return head ? [{ row, card, head }] : [];
  });
}

function toResult(
  index: CatalogIndex,
  { row, card, head }: Row,
  found: FoundSearch,
  moment: Moment | undefined,
): SearchResult {
  const { parsed } = found.understood;
  const marks = markTitle(card.title, readHead(head).title, parsed);
  const onTopics = moment ? [] : matchedTopics(index, parsed, head);
  const ranked = found.explained.get(row);
  const result = { ...card, marks, ...(moment && { moment }), ...(onTopics.length > 0 && { onTopics }) };
  if (!ranked) return result;
  const parts = Object.fromEntries(Object.entries(ranked.parts).map(([name, part]) => [name, round(part)]));
  return { ...result, explained: { fields: ranked.fields, score: round(ranked.score), parts } };
}

type Options = { explain?: boolean; cache?: FoundCache };

/** Finds the rows of a search. They are cached for its other pages and for its summary. */
export function findOnce(index: CatalogIndex, search: Search, { explain, cache }: Options): FoundSearch {
  const { words, filters, sort, literal, asText, without, ofTopic } = search;
  const key = JSON.stringify([words, filters, sort, literal, asText, without, ofTopic]);
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
  const pages = Math.min(Math.ceil(found.shared.total / PAGE_SIZE), MAX_PAGE);
  return {
    ...found.shared,
    results,
    ...(group.length > 0 && { moments: group }),
    page: search.page,
    pages,
  };
}
