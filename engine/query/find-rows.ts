import { TOPIC_SIGN } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { type Asked, inAsked } from '@/engine/retrieve/asked-languages';
import { shelvesOf } from '@/engine/retrieve/near-topics';
import { piecesOf } from '@/engine/retrieve/read-pieces';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { fold } from '@/engine/text/fold';
import { CONCEPT_SIGN } from '@/engine/text/phrases';
import type { Relaxation } from '@/lib/search/search.types';
import { type Plan, type QueryTerm, requiredOf, saysTerm } from './plan-query';

/** With fewer courses that match all words, those that match most of them are added. */
export const FEW = 3;
/** Maximum number of terms for which leaving out each one is tried. */
const MAX_LEFT_OUT = 6;

/**
 * The rows of a search before filters; `complete` are those that match all words, where `rows` has more, and `unasked`
 * those that do in a language that the search does not ask for.
 */
type FoundRows = {
  rows: RowSet;
  complete?: RowSet;
  unasked?: RowSet;
  relaxed?: Relaxation;
};

/** Rows up to which each is looked into. */
const MOST_LOOKED_INTO = 60;

const isPhrase = ({ parts, nameParts }: QueryTerm): boolean => parts > 1 || nameParts > 1;

/**
 * Without the rows that have the words of a phrase only spread over several lessons: "interior" in one and
 * "design" in another is no interior design. Where there are many rows, the phrase is common and the order tells.
 */
function inOnePiece(index: CatalogIndex, plan: Plan, rows: RowSet): RowSet {
  const units = requiredOf(plan);
  const phrases = plan.units.flatMap((unit, at) => (unit.required && isPhrase(unit) ? [at] : []));
  if (phrases.length === 0 || rows.size() > MOST_LOOKED_INTO) return rows;
  const all = rows.first(MOST_LOOKED_INTO);
  const inHead = index.store.withAll(units, 'head').among(all);
  const pieces = piecesOf(
    index,
    all.filter((row) => !inHead.has(row)),
  );
  const has = (row: number) => phrases.every((unit) => hasPiece(plan, pieces.get(row) ?? [], unit));
  return index.store.rowsOf(all.filter((row) => inHead.has(row) || has(row)));
}

/** Whether one of the pieces of a course has all words of a phrase. */
function hasPiece({ units, hits }: Plan, pieces: Uint32Array[], unit: number): boolean {
  const term = units[unit];
  return pieces.some((piece) => {
    const found = new Set<number>();
    for (const word of piece) {
      for (const hit of hits.get(word) ?? []) if (hit.unit === unit) found.add(hit.part);
    }
    return term !== undefined && saysTerm(term, found);
  });
}

/** The courses of the unit's topics and, where these have few, of the nearest ones that they are part of. */
function rowsNear(index: CatalogIndex, { topics }: QueryTerm, asked: Asked): RowSet {
  return rowsOfTopics(index, shelvesOf(index, topics, asked));
}

/** A word that people use this often says nothing of a subject where the telling word is unknown ("fix", "change"). */
const EVERYDAY = 4.3;

/** What is to be learned: the units that name a topic; where none does, the one that says most of those that are known. */
function subjectOf(index: CatalogIndex, units: QueryTerm[]): QueryTerm[] {
  const named = units.filter(({ topics }) => topics.length > 0);
  if (named.length > 0) return named;
  const has = (unit: QueryTerm) => index.store.withAll([unit], 'head').has(1);
  const isTelling = ({ words }: QueryTerm) => index.frequencies.zipf(fold(words)) < EVERYDAY;
  const found = units.filter(has);
  const known = found.length < units.length ? found.filter(isTelling) : found;
  return known.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/**
 * The rows with the whole subject; where these are few, also those with a part of it. Words of one phrase are parts only
 * where some course has the phrase: else they mean something else alone ("knitting patterns").
 */
function withSubject({ store }: CatalogIndex, subject: QueryTerm[], complete: RowSet): RowSet[] {
  const whole = store.withAll(subject, 'head');
  if (whole.has(FEW)) return [whole];
  if (subject.length > 1) return [whole, ...subject.map((unit) => store.withAll([unit], 'head'))];
  const phrases = subject.filter(({ parts, topics }) => parts > 1 && topics.length === 0 && complete.has(1));
  const telling = subject.flatMap(({ telling }) =>
    telling ? [store.withAll([{ alternatives: telling }], 'title')] : [],
  );
  return [
    whole,
    ...telling,
    ...phrases.map((unit) => store.withAll([{ alternatives: unit.singleWords }], 'title')),
  ];
}

/** Whether the words name a topic, but only lessons of other courses have them: these are close at best. */
const isOnlyInLessons = (index: CatalogIndex, units: QueryTerm[]): boolean =>
  units.every(({ topics }) => topics.length > 0) && !index.store.withAll(units, 'head').has(1);

/**
 * The rows that have all words; where these are few, also close ones: those with the subject and most of the other
 * words, then those with the subject. The subject is never given up.
 */
function findClose(index: CatalogIndex, units: QueryTerm[], complete: RowSet, asked: Asked): FoundRows {
  const { store } = index;
  const isInside = complete.has(1) && isOnlyInLessons(index, units);
  if (complete.has(FEW) && !isInside) return { rows: complete };
  const subject = subjectOf(index, units);
  const others = units.filter((unit) => !subject.includes(unit));
  if (subject.length === 0) return { rows: complete };
  const near = subject.filter((unit) => store.withAll([unit], 'head').has(1));
  const most = others.length > 1 && others.length <= MAX_LEFT_OUT ? others : [];
  const sets = most.map((left) => store.withAll([...near, ...others.filter((unit) => unit !== left)], 'all'));
  const close = store.union([complete, ...sets]);
  const shelves = () => subject.map((unit) => rowsNear(index, unit, asked));
  if (isInside) return { rows: store.union([close, ...shelves()]), complete, relaxed: 'most-words' };
  let rows = close.has(FEW)
    ? close
    : store.union([close, ...withSubject(index, near.length > 0 ? near : subject, complete)]);
  if (!inAsked(asked, rows).has(FEW)) rows = store.union([rows, ...shelves()]);
  return rows.size() > complete.size() ? { rows, complete, relaxed: 'most-words' } : { rows };
}

/** The rows whose title has the very words: a name is the same in every language. */
function asTyped({ store }: CatalogIndex, units: QueryTerm[]): RowSet {
  const isSign = (stem: string) => stem.startsWith(TOPIC_SIGN) || stem.startsWith(CONCEPT_SIGN);
  const words = units.map(({ alternatives }) => ({
    alternatives: alternatives.filter((stems) => !stems.some(isSign)),
  }));
  return store.withAll(words, 'title');
}

/** What is looked for: in any language where none is asked for. */
type Sought = { plan: Plan; asked: Asked };

/**
 * The rows of a search, before filters. A course in a language that nobody asked for is no complete answer, unless
 * its title has the words: where few others are, it comes after the close ones.
 */
export function findRows(index: CatalogIndex, { plan, asked }: Sought): FoundRows {
  const { store } = index;
  const units = requiredOf(plan);
  if (plan.tokens === 0) return { rows: store.rowsOf([]) };
  if (units.length === 0) return { rows: store.everyRow() };
  const all = inOnePiece(index, plan, store.withAll(units, 'all'));
  const suiting = inAsked(asked, all);
  const isWhole = suiting.has(FEW) || suiting.size() === all.size();
  const complete = isWhole ? all : store.union([suiting, asTyped(index, units)]);
  const found = findClose(index, units, complete, asked);
  if (isWhole || complete.size() === all.size()) return found;
  const unasked = all.without(complete);
  return { rows: store.union([found.rows, unasked]), complete, unasked, relaxed: 'most-words' };
}

/** With other rows as close ones. */
export function addClose({ store }: CatalogIndex, found: FoundRows, close: RowSet): FoundRows {
  if (!close.has(1)) return found;
  const complete = found.complete ?? found.rows;
  return { ...found, rows: store.union([found.rows, close]), complete, relaxed: 'most-words' };
}
