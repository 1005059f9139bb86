import { assertServer } from '@/lib/assert-server';
import type { Relaxation } from '@/lib/search/search.types';
import { nearestWithCourses, shelvesOf } from '@/lib/server/search/near-topics';
import { type Asked, hasAsked, inAsked } from '@/lib/server/search/retrieve/asked-languages';
import { rowsOfTopics, rowsWithAll, union } from '@/lib/server/search/retrieve/match-rows';
import { piecesOf } from '@/lib/server/search/retrieve/read-pieces';
import { TOPIC_SIGN } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { dropRows } from '@/lib/server/search-index/row-sets';
import { type Plan, type QueryTerm, requiredOf } from './plan-query';

assertServer('lib/server/search/query/find-rows');

/** With fewer courses that match all words, those that match most of them are added. */
export const FEW = 3;
/** Maximum number of terms for which leaving out each one is tried. */
const MAX_LEFT_OUT = 6;
/** Begins the token of a concept. */
const CONCEPT_SIGN = '=';

/**
 * The rows of a search before filters; `complete` are those that match all words, where `rows` has more, and `unasked`
 * those that do in a language that the search does not ask for.
 */
export type Found = {
  rows: Uint32Array;
  complete?: Uint32Array;
  unasked?: Uint32Array;
  relaxed?: Relaxation;
};

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

/** The courses of the unit's topics and, where these have few, of the nearest ones that they are part of. */
function rowsNear(index: CatalogIndex, { topics }: QueryTerm, asked: Asked): Uint32Array {
  return rowsOfTopics(index, shelvesOf(index, topics, asked));
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
  const loose = subject.filter(
    ({ parts, topics }) => parts > 1 && topics.length === 0 && complete.length > 0,
  );
  return [whole, ...loose.map((unit) => rowsWithAll(index, [{ alternatives: unit.loose }], 'title'))];
}

/** Whether the words name a topic, but stand in lessons of other courses only: its shelf is worth more than these. */
function standsInside(index: CatalogIndex, units: QueryTerm[], asked: Asked): boolean {
  const isNamed = units.every(({ topics }) => topics.some((slug) => nearestWithCourses(index, slug, asked)));
  return isNamed && rowsWithAll(index, units, 'head', 1).length === 0;
}

/**
 * The rows that have all words; where these are few, also close ones: those with the subject and most of the other
 * words, then those with the subject. The subject is never given up.
 */
function findClose(index: CatalogIndex, units: QueryTerm[], complete: Uint32Array, asked: Asked): Found {
  const isInside = complete.length > 0 && standsInside(index, units, asked);
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
  const shelves = () => subject.map((unit) => rowsNear(index, unit, asked));
  if (isInside) return { rows: union(index, [close, ...shelves()]), complete, relaxed: 'most-words' };
  let rows = close.length >= FEW ? close : union(index, [close, ...withSubject(index, near, complete)]);
  if (!hasAsked(index, asked, rows, FEW)) rows = union(index, [rows, ...shelves()]);
  return rows.length > complete.length ? { rows, complete, relaxed: 'most-words' } : { rows };
}

/** The rows whose title has the very words: a name is the same in every language. */
function asTyped(index: CatalogIndex, units: QueryTerm[]): Uint32Array {
  const isSign = (stem: string) => stem.startsWith(TOPIC_SIGN) || stem.startsWith(CONCEPT_SIGN);
  const words = units.map(({ alternatives }) => ({
    alternatives: alternatives.filter((stems) => !stems.some(isSign)),
  }));
  return rowsWithAll(index, words, 'title');
}

/** What is looked for: in any language where none is asked for. */
type Sought = { plan: Plan; asked: Asked };

/**
 * The rows of a search, before filters. A course in a language that nobody asked for is no complete answer, unless
 * its title has the words: where few others are, it comes after the close ones.
 */
export function findRows(index: CatalogIndex, { plan, asked }: Sought): Found {
  const units = requiredOf(plan);
  if (plan.tokens === 0) return { rows: new Uint32Array(0) };
  if (units.length === 0) return { rows: index.everyRow() };
  const all = inOnePiece(index, plan, rowsWithAll(index, units, 'all'));
  const suiting = hasAsked(index, asked, all, FEW) ? all : inAsked(index, asked, all);
  const complete = suiting.length < all.length ? union(index, [suiting, asTyped(index, units)]) : all;
  const found = findClose(index, units, complete, asked);
  if (complete.length === all.length) return found;
  const unasked = dropRows(all, complete);
  return { rows: union(index, [found.rows, unasked]), complete, unasked, relaxed: 'most-words' };
}

/** With other rows as close ones. */
export function addClose(index: CatalogIndex, found: Found, close: Uint32Array): Found {
  if (close.length === 0) return found;
  const complete = found.complete ?? found.rows;
  return { ...found, rows: union(index, [found.rows, close]), complete, relaxed: 'most-words' };
}
