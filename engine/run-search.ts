import type { CourseCard } from '@/engine/course.schema';
import { countFacets } from '@/engine/facets/count-facets';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { readHead, versionsOf } from '@/engine/format/vocabulary';
import { momentsOfRows, momentsSaying, toCardMoment } from '@/engine/moments/find-moments';
import { wantsLessons } from '@/engine/moments/wants-lessons';
import { partsOf } from '@/engine/query/excluded-rows';
import { topicsOfQuery } from '@/engine/query/find-subject';
import { toExclusion } from '@/engine/query/read-exclusions';
import { type Retrieved, retrieve } from '@/engine/query/retrieve';
import { retrieveTopic } from '@/engine/query/retrieve-topic';
import { understand } from '@/engine/query/understand';
import { firstCourses } from '@/engine/rank/first-courses';
import { firstVersions } from '@/engine/rank/first-versions';
import { markTitle } from '@/engine/rank/mark-title';
import { firstTopics, matchedTopics } from '@/engine/rank/matched-topics';
import { explainedIn, type Ordered, orderRows, rowsBetween } from '@/engine/rank/order-rows';
import type { Ranked } from '@/engine/rank/rank-rows';
import { findTopic, nearTopics } from '@/engine/retrieve/near-topics';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import {
  MAX_PAGE,
  type Moment,
  PAGE_SIZE,
  type Search,
  type SearchAnswer,
  type SearchResult,
  SORT_FIELDS,
  type SortField,
} from '@/engine/search.types';
import { withoutPairs } from '@/engine/text/tokenize';

/** Number of first results that decide which topics are near. */
const LOOKED_AT = 40;
/** Results below which ways on are shown. */
const FEW_FOR_WAYS_ON = 6;

/** The part of a search that all its pages share. */
export type FoundSearch = {
  ordered: Ordered;
  understood: Pick<Retrieved, 'parsed' | 'ordering' | 'exact' | 'filters' | 'accept' | 'ofTopic'>;
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

/** What the courses are on that do not match the words, or where to look instead of a subject without courses. */
function subjectsOf(
  index: CatalogIndex,
  { subject, relaxed }: Retrieved,
  total: number,
): Pick<SearchAnswer, 'subjects' | 'partOf' | 'wider'> {
  const wider = subject?.lacking && findTopic(index, subject.lacking.wider);
  const of = subject?.lacking && findTopic(index, subject.lacking.slug)?.name;
  const { topics = [], wider: above } = subject ?? {};
  const subjects = [...new Set(topics)].flatMap((slug) => findTopic(index, slug)?.name ?? []);
  const partOf = above && !topics.includes(above) ? findTopic(index, above)?.name : undefined;
  return {
    ...(relaxed === 'subject' && subjects.length > 0 && { subjects, ...(partOf && { partOf }) }),
    ...(wider &&
      of &&
      total === 0 && { wider: { slug: wider.slug, name: wider.name, count: wider.count, of } }),
  };
}

const lackingOf = ({ subject }: Retrieved): string | undefined => subject?.lacking?.slug;

/** A correction that finds no course, and names no topic that is not named as typed, is none: "cricut" is no "circuit". */
function readSearch(index: CatalogIndex, search: Search): Retrieved {
  if (search.ofTopic !== undefined) return retrieveTopic(index, search, search.ofTopic);
  const found = retrieve(index, search, understand(index, search));
  if (found.correctedTo === undefined || found.rows.has(1)) return found;
  const asTyped = { ...search, literal: true };
  const typed = retrieve(index, asTyped, understand(index, asTyped));
  return lackingOf(found) === lackingOf(typed) ? typed : found;
}

/** The school years and exams of the words, in their words, that none of these rows is marked with. */
function yearsWithout(index: CatalogIndex, { clauses }: Retrieved['parsed'], rows: RowSet): string[] {
  return clauses.flatMap(({ school, required, stage, goal, topics, words }) => {
    const slug = goal ?? (stage ? topics[0] : undefined);
    if (!school || (required && goal === undefined) || slug === undefined) return [];
    const marked = rowsOfTopics(index, partsOf(index, slug));
    return marked.and(rows).has(1) ? [] : [withoutPairs(words)];
  });
}

function find(index: CatalogIndex, search: Search, explain: boolean): FoundSearch {
  const understood = readSearch(index, search);
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
    language,
  } = understood;
  const { rows } = understood;
  const passed = rows.passing(filters);
  const ordered = orderRows(index, understood, passed, { sort: search.sort, explain });
  const total = passed.size();
  const fitting = complete ? complete.and(passed).size() : total;
  const relaxed = fitting < total ? understood.relaxed : undefined;
  const first = rowsBetween(ordered, 0, LOOKED_AT);
  const isFew = fitting < FEW_FOR_WAYS_ON;
  const nearestTopics = nearTopics(index, {
    named: isFew && !understood.isErrand ? topicsOfQuery(index, understood) : [],
    rows: first,
    few: isFew,
    fits: fitting > 0,
    accepted: understood.accepted,
  });
  const nearest = isFew ? nearestTopics[0]?.slug : undefined;
  const slugs = new Set(parsed.clauses.flatMap(({ topics }) => topics));
  const named = [...slugs].flatMap((slug) => findTopic(index, slug)?.name ?? []);
  const noneForYear = total > 0 ? yearsWithout(index, parsed, passed) : [];
  const shown = new Set(isFew ? index.store.cards(first).map(({ card }) => card.id) : []);
  return {
    ordered,
    understood,
    ...(relaxed && complete && { complete }),
    explained: new Map(explainedIn(ordered).map((one) => [one.row, one])),
    shared: {
      total,
      facets: countFacets(index, rows, filters),
      known: Object.fromEntries(
        SORT_FIELDS.map((field) => [field, round(passed.knownShare(field))]),
      ) as Record<SortField, number>,
      intents,
      ...(offers && { offers }),
      ...(noneForChildren && { noneForChildren }),
      ...(noneForYear.length > 0 && { noneForYear }),
      ...(exclusions.length > 0 && { exclusions: exclusions.map(toExclusion) }),
      ...(unsupported && { unsupported }),
      ...(wanted && { wanted }),
      ...(correctedTo === undefined ? {} : { correctedTo }),
      ...(language === undefined ? {} : { language }),
      ...(relaxed ? { relaxed } : {}),
      ...subjectsOf(index, understood, total),
      // A course that is for others does not match everything.
      ...(relaxed ? { complete: noneForChildren || noneForYear.length > 0 ? 0 : fitting } : {}),
      ...(named.length > 0 && { named }),
      nearestTopics,
      popularNearby: nearest
        ? firstCourses(index, understood, nearest).filter(({ id }) => !shown.has(id))
        : [],
      indexVersion: index.version,
    },
  };
}

/** The cards of the first page. */
export function firstCards(index: CatalogIndex, search: Search): CourseCard[] {
  const understood = readSearch(index, search);
  const passed = understood.rows.passing(understood.filters);
  const ordered = orderRows(index, understood, passed, { sort: search.sort, explain: false });
  return index.store.cards(rowsBetween(ordered, 0, PAGE_SIZE)).map(({ card }) => card);
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
  const { ordering } = found.understood;
  const marks = markTitle(card.title, readHead(head).title, ordering);
  const onTopics = moment
    ? []
    : [...matchedTopics(index, ordering, head), ...firstTopics(index, ordering, row)];
  const ranked = found.explained.get(row);
  const result = { ...card, marks, ...(moment && { moment }), ...(onTopics.length > 0 && { onTopics }) };
  if (!ranked) return result;
  const parts = Object.fromEntries(Object.entries(ranked.parts).map(([name, part]) => [name, round(part)]));
  return { ...result, explained: { fields: ranked.fields, score: round(ranked.score), parts } };
}

type Options = { explain?: boolean; cache?: FoundCache };

/** Finds the rows of a search. They are cached for its other pages and for its summary. */
export function findOnce(index: CatalogIndex, search: Search, { explain, cache }: Options): FoundSearch {
  const { words, filters, sort, literal, asText, without, ofTopic, prefer } = search;
  const key = JSON.stringify([words, filters, sort, literal, asText, without, ofTopic, prefer]);
  const known = explain ? undefined : cache?.get(key);
  if (known) return known;
  const found = find(index, search, explain ?? false);
  if (!explain) cache?.set(key, found);
  return found;
}

/** Answers one page of a search. Of versions of one course it has one, which names the others. */
export function runSearch(index: CatalogIndex, search: Search, options: Options): SearchAnswer {
  const found = findOnce(index, search, options);
  const from = (search.page - 1) * PAGE_SIZE;
  const page = rowsBetween(found.ordered, from, from + PAGE_SIZE);
  const [rows] = firstVersions(readRows(index, page), ({ head }) => versionsOf(head));
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
