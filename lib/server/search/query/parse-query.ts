import { assertServer } from '@/lib/assert-server';
import type { Level } from '@/lib/courses/course.schema';
import type {
  Exclusion,
  FilterOffer,
  Filters,
  InferredFilter,
  Relaxation,
  Search,
  UnjudgedWish,
} from '@/lib/search/search.types';
import { findMeaning, findShelves, rowsOfShelf } from '@/lib/server/search/meaning/find-shelves';
import { nearestWithCourses } from '@/lib/server/search/near-topics';
import { filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { rowsWithAll, union } from '@/lib/server/search/retrieve/match-rows';
import { piecesOf } from '@/lib/server/search/retrieve/read-pieces';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { dropRows } from '@/lib/server/search-index/row-sets';
import { tokenize, wordKey } from '@/lib/text-analysis/tokenize';
import { dropFilters, isLevelPartOfName, joinFilters, softenPrice, toIntent } from './apply-filters';
import { correctedText, correctWords } from './correct-words';
import { excludedRows, type FoundExclusion } from './excluded-rows';
import { inferFilters, namesLikeTopics, readAge, readName, wordsTaken } from './infer-filters';
import { offersOf, tooNarrow } from './offer-filters';
import { type Plan, planQuery, type QueryTerm, requiredOf } from './plan-query';
import {
  exclusionReader,
  isWithin,
  readExclusion,
  readExclusions,
  toExclusion,
  withoutRanges,
} from './read-exclusions';
import { isPhrase, readWishes } from './read-wishes';

assertServer('lib/server/search/query/parse-query');

/** Maximum length of a search that is parsed. Addresses are shorter. */
const MAX_LENGTH = 400;
const MAX_WORDS = 24;
/** With fewer courses that match all words, those that match most of them are added. */
const FEW = 3;
/** Maximum number of terms for which leaving out each one is tried. */
const MAX_LEFT_OUT = 6;
/** The meaning of a search, and the rows that match it before filters. */
export type ParsedQuery = {
  plan: Plan;
  /** Rows whose title, or leading course code, is exactly the typed text. */
  exact: ReadonlySet<number>;
  rows: Uint32Array;
  /** Rows that match all words and pass all inferred filters, if `rows` contains more. */
  complete?: Uint32Array;
  relaxed?: Relaxation;
  intents: InferredFilter[];
  offers?: FilterOffer[];
  exclusions: Exclusion[];
  unjudged?: UnjudgedWish[];
  /** The words without what they exclude and what was set aside; only where something is. */
  wanted?: string;
  /** Filters of the address and those that were understood, together. */
  filters: Filters;
  /** Those of the rows, in order, that pass the filters and are not excluded. */
  accept: (rows: Uint32Array) => Uint32Array;
  correctedTo?: string;
  /** The direction of what the words mean, if any of them is known. */
  meaning?: Float32Array;
  /** Topics near what the words mean, where neither a topic nor enough courses have the words. */
  shelves: string[];
};

function exactRows({ database }: CatalogIndex, key: string): Set<number> {
  if (key === '') return new Set();
  return new Set(
    database.all<[number]>('SELECT id FROM exact WHERE key = ? LIMIT 50', key).map(([id]) => id),
  );
}

type Found = { rows: Uint32Array; complete?: Uint32Array; relaxed?: Relaxation };

/** Rows up to which each is looked into. */
const MOST_LOOKED_INTO = 60;

/**
 * Without the rows that have the words of a phrase strewn over their lessons: "interior" in one and "design" in another
 * is no interior design. Where there are many rows, the phrase is common and the order tells.
 */
function inOnePiece(index: CatalogIndex, plan: Plan, rows: Uint32Array): Uint32Array {
  const units = requiredOf(plan);
  const phrases = new Map(
    plan.units.flatMap((unit, at) => (unit.required && unit.parts > 1 ? [[at, unit.parts] as const] : [])),
  );
  if (phrases.size === 0 || rows.length > MOST_LOOKED_INTO) return rows;
  const inHead = new Set(rowsWithAll(index, units, 'head'));
  return rows.filter(
    (row) =>
      inHead.has(row) || [...phrases].every(([unit, parts]) => hasPiece(index, plan, row, unit, parts)),
  );
}

/** Whether the head of a course or a single lesson of it has all words of a phrase. */
function hasPiece(index: CatalogIndex, { hits }: Plan, row: number, unit: number, parts: number): boolean {
  return piecesOf(index, row).some((piece) => {
    const found = new Set<number>();
    for (const word of piece) {
      for (const hit of hits.get(word) ?? []) {
        if (hit.unit !== unit) continue;
        if (hit.part < 0) return true;
        found.add(hit.part);
      }
    }
    return found.size === parts;
  });
}

/** The courses of the unit's topics or, where these have none, of the nearest ones that they are part of. */
function rowsNear(index: CatalogIndex, { topics }: QueryTerm): Uint32Array {
  const near = topics.map((slug) => nearestWithCourses(index, slug)).filter((slug) => slug !== undefined);
  return rowsWithAll(index, [{ alternatives: near.map((slug) => [topicToken(slug)]) }], 'head');
}

/** What is to be learned: the units that name a topic; where none does, the one that says most of those that are known. */
function subjectOf(index: CatalogIndex, units: QueryTerm[]): QueryTerm[] {
  const named = units.filter(({ topics }) => topics.length > 0);
  if (named.length > 0) return named;
  const known = units.filter((unit) => rowsWithAll(index, [unit], 'head', 1).length > 0);
  return known.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/**
 * The rows with the whole subject; where these are few, also those with a part of it. Words of one phrase are parts only
 * where some course has the phrase: else they mean something else alone ("knitting patterns").
 */
function withSubject(index: CatalogIndex, subject: QueryTerm[], complete: Uint32Array): Uint32Array[] {
  const whole = rowsWithAll(index, subject, 'head');
  if (whole.length >= FEW) return [whole];
  if (subject.length > 1) return [whole, ...subject.map((unit) => rowsWithAll(index, [unit], 'head'))];
  const loose = subject.filter(({ parts }) => parts > 1 && complete.length > 0);
  return [whole, ...loose.map((unit) => rowsWithAll(index, [{ alternatives: unit.loose }], 'title'))];
}

/** Whether the words name a topic, but stand in lessons of other courses only: its shelf is worth more than these. */
function standsInside(index: CatalogIndex, units: QueryTerm[]): boolean {
  const isNamed = units.every(({ topics }) => topics.some((slug) => nearestWithCourses(index, slug)));
  return isNamed && rowsWithAll(index, units, 'head', 1).length === 0;
}

/**
 * The rows that have all words; where these are few, also close ones: those with the subject and most of the other
 * words, then those with the subject. The subject is never given up.
 */
function findRows(index: CatalogIndex, plan: Plan): Found {
  const units = requiredOf(plan);
  if (plan.tokens === 0) return { rows: new Uint32Array(0) };
  if (units.length === 0) return { rows: index.everyRow() };
  const complete = inOnePiece(index, plan, rowsWithAll(index, units, 'all'));
  const isInside = complete.length > 0 && standsInside(index, units);
  if (complete.length >= FEW && !isInside) return { rows: complete };
  const subject = subjectOf(index, units);
  const others = units.filter((unit) => !subject.includes(unit));
  if (subject.length === 0) return { rows: complete };
  const near = subject.filter((unit) => rowsWithAll(index, [unit], 'head', 1).length > 0);
  const most = others.length > 1 && others.length <= MAX_LEFT_OUT ? others : [];
  const lists = most.map((left) =>
    rowsWithAll(index, [...near, ...others.filter((unit) => unit !== left)], 'all'),
  );
  const close = union(index, [complete, ...lists]);
  if (isInside)
    return {
      rows: union(index, [close, ...subject.map((unit) => rowsNear(index, unit))]),
      complete,
      relaxed: 'most-words',
    };
  let rows = close.length >= FEW ? close : union(index, [close, ...withSubject(index, near, complete)]);
  if (rows.length < FEW) rows = union(index, [rows, ...subject.map((unit) => rowsNear(index, unit))]);
  return rows.length > complete.length ? { rows, complete, relaxed: 'most-words' } : { rows };
}

/** With other rows as close ones. */
function addClose(index: CatalogIndex, found: Found, close: Uint32Array): Found {
  if (close.length === 0) return found;
  const complete = found.complete ?? found.rows;
  return { rows: union(index, [found.rows, close]), complete, relaxed: 'most-words' };
}

/** The rows without those that are not wanted. */
function leaveOut(
  index: CatalogIndex,
  found: Found,
  exclusions: FoundExclusion[],
  wanted: ReadonlySet<string>,
): Found {
  if (exclusions.length === 0) return found;
  const excluded = excludedRows(index, exclusions, wanted);
  const { rows, complete } = found;
  return {
    ...found,
    rows: dropRows(rows, excluded),
    ...(complete && { complete: dropRows(complete, excluded) }),
  };
}

/** Parses a search: corrections, inferred filters, required terms and how far the query was relaxed. */
export function parseQuery(index: CatalogIndex, search: Search): ParsedQuery {
  const text = search.words.slice(0, MAX_LENGTH);
  const typed = tokenize(text, index.runs).slice(0, MAX_WORDS);
  const corrected = search.literal ? { tokens: typed, corrected: [] } : correctWords(index, typed);
  const all = corrected.tokens;
  const correctedTo = correctedText(search.words, corrected);
  const exact = exactRows(index, wordKey((correctedTo ?? search.words).slice(0, MAX_LENGTH)));
  const nameOf = (key: string) => readName(key, index);
  const reader = exclusionReader(index, nameOf);
  const said = exact.size > 0 || search.asText.includes('without') ? [] : readExclusions(reader, text, typed);
  const exclusions = [
    ...said,
    ...(search.without ?? []).flatMap((words) => readExclusion(reader, words, tokenize(words, index.runs))),
  ];
  const wishes = exact.size > 0 ? [] : readWishes((key) => isPhrase(index, key), typed, said);
  const age = exact.size > 0 ? undefined : readAge(typed);
  const aside = [...said, ...wishes, ...(age ? [age] : [])];
  const tokens = all.filter((token) => !aside.some((range) => isWithin(typed, range, token)));
  let found = exact.size > 0 ? [] : inferFilters(nameOf, tokens, search.asText);
  let plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  const level = found.find(({ facet }) => facet === 'level')?.value as Level | undefined;
  const learner = level ?? (age?.isPupil ? 'school' : undefined);
  const names = found.filter((intent) => isLevelPartOfName(index, tokens, plan, intent));
  const narrow = tooNarrow(index, { tokens, search, found: found.filter((one) => !names.includes(one)) });
  if (names.length + narrow.length > 0) {
    found = found.filter((intent) => !names.includes(intent) && !narrow.includes(intent));
    plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  }
  const wanted = new Set(plan.units.flatMap(({ topics }) => topics));
  const named = findRows(index, plan);
  const isNamed = wanted.size > 0 || (named.complete ?? named.rows).length >= FEW;
  const meaning = findMeaning(index, text, tokens, wordsTaken(tokens, found, search.asText));
  const shelves = isNamed ? [] : findShelves(index, meaning);
  const near = addClose(index, named, rowsOfShelf(index, shelves[0]));
  const { rows, complete, relaxed } = leaveOut(index, near, exclusions, wanted);
  found = softenPrice(index, rows, found);
  const { kept, found: passing } = dropFilters(index, { rows, given: search.filters, found, relaxed });
  const isDropped = kept.length < found.length && rows.length > 0;
  const best = passing ?? complete;
  const filters = joinFilters(search.filters, kept);
  const likeTopics = exact.size > 0 ? [] : namesLikeTopics(index, tokens, search.asText);
  const offers = offersOf(index, rows, filters, [...narrow, ...likeTopics]);
  return {
    plan: learner ? { ...plan, learner } : plan,
    exact,
    rows,
    shelves,
    ...(meaning && { meaning }),
    ...(best ? { complete: best } : {}),
    ...((relaxed ?? isDropped) ? { relaxed: relaxed ?? 'fewer-filters' } : {}),
    intents: found.map((intent) => toIntent(intent, kept)),
    exclusions: exclusions.map(toExclusion),
    ...(wishes.length > 0 && { unjudged: wishes.map(({ wish, words }) => ({ wish, words })) }),
    ...(aside.length > 0 && tokens.length > 0 && { wanted: withoutRanges(text, typed, aside) }),
    ...(offers.length > 0 && { offers }),
    filters,
    accept: (some) =>
      filterRows(
        index,
        exclusions.length > 0 ? dropRows(some, excludedRows(index, exclusions, wanted)) : some,
        filters,
      ),
    ...(correctedTo === undefined ? {} : { correctedTo }),
  };
}
