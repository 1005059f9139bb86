import { TOPIC_PREFIX } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { type AcceptedLanguages, inAccepted } from '@/engine/retrieve/accepted-languages';
import { fallbackTopicsOf } from '@/engine/retrieve/near-topics';
import { piecesOf } from '@/engine/retrieve/read-pieces';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import type { Relaxation } from '@/engine/search.types';
import { fold } from '@/engine/text/fold';
import { CONCEPT_PREFIX } from '@/engine/text/phrases';
import { type Clause, type ParsedQuery, requiredOf, saysTerm } from './parse-clauses';

/** With fewer courses that match all words, those that match most of them are added. */
export const FEW = 3;
/** Maximum number of terms for which leaving out each one is tried. */
const MAX_LEFT_OUT = 6;

/**
 * The rows of a search before filters; `complete` are those that match all words, where `rows` has more, and `inOtherLanguages`
 * those that do in a language that the search does not ask for.
 */
type FoundRows = {
  rows: RowSet;
  complete?: RowSet;
  inOtherLanguages?: RowSet;
  relaxed?: Relaxation;
};

/** Rows up to which each is looked into. */
const MOST_LOOKED_INTO = 60;

const isPhrase = ({ parts, nameParts }: Clause): boolean => parts > 1 || nameParts > 1;

/**
 * Without the rows that have the words of a phrase only spread over several lessons: "interior" in one and
 * "design" in another is no interior design. Where there are many rows, the phrase is common and the order tells.
 */
function inOnePiece(index: CatalogIndex, parsed: ParsedQuery, rows: RowSet): RowSet {
  const clauses = requiredOf(parsed);
  const phrases = parsed.clauses.flatMap((clause, at) => (clause.required && isPhrase(clause) ? [at] : []));
  if (phrases.length === 0 || rows.size() > MOST_LOOKED_INTO) return rows;
  const all = rows.first(MOST_LOOKED_INTO);
  const inHead = index.store.withAll(clauses, 'head').among(all);
  const pieces = piecesOf(
    index,
    all.filter((row) => !inHead.has(row)),
  );
  const has = (row: number) => phrases.every((clause) => hasPiece(parsed, pieces.get(row) ?? [], clause));
  return index.store.rowsOf(all.filter((row) => inHead.has(row) || has(row)));
}

/** Whether one of the pieces of a course has all words of a phrase. */
function hasPiece({ clauses, hits }: ParsedQuery, pieces: Uint32Array[], clause: number): boolean {
  const term = clauses[clause];
  return pieces.some((piece) => {
    const found = new Set<number>();
    for (const word of piece) {
      for (const hit of hits.get(word) ?? []) if (hit.clause === clause) found.add(hit.part);
    }
    return term !== undefined && saysTerm(term, found);
  });
}

/** The courses of the clause's topics and, where these have few, of the nearest ones that they are part of. */
function rowsNear(index: CatalogIndex, { topics }: Clause, accepted: AcceptedLanguages): RowSet {
  return rowsOfTopics(index, fallbackTopicsOf(index, topics, accepted));
}

/** A word that people use this often says nothing of a subject where the informative word is unknown ("fix", "change"). */
const EVERYDAY = 4.3;

/** What is to be learned: the clauses that name a topic; where none does, the one that says most of those that are known. */
function subjectOf(index: CatalogIndex, clauses: Clause[]): Clause[] {
  const named = clauses.filter(({ topics }) => topics.length > 0);
  if (named.length > 0) return named;
  const has = (clause: Clause) => index.store.withAll([clause], 'head').has(1);
  const isInformative = ({ words }: Clause) => index.frequencies.zipf(fold(words)) < EVERYDAY;
  const found = clauses.filter(has);
  const known = found.length < clauses.length ? found.filter(isInformative) : found;
  return known.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/**
 * The rows with the whole subject; where these are few, also those with a part of it. Words of one phrase are parts only
 * where some course has the phrase: else they mean something else alone ("knitting patterns").
 */
function withSubject({ store }: CatalogIndex, subject: Clause[], complete: RowSet): RowSet[] {
  const whole = store.withAll(subject, 'head');
  if (whole.has(FEW)) return [whole];
  if (subject.length > 1) return [whole, ...subject.map((clause) => store.withAll([clause], 'head'))];
  const phrases = subject.filter(({ parts, topics }) => parts > 1 && topics.length === 0 && complete.has(1));
  const informative = subject.flatMap(({ informative }) =>
    informative ? [store.withAll([{ alternatives: informative }], 'title')] : [],
  );
  return [
    whole,
    ...informative,
    ...phrases.map((clause) => store.withAll([{ alternatives: clause.singleWords }], 'title')),
  ];
}

/** Whether the words name a topic, but only lessons of other courses have them: these are close at best. */
const isOnlyInLessons = (index: CatalogIndex, clauses: Clause[]): boolean =>
  clauses.every(({ topics }) => topics.length > 0) && !index.store.withAll(clauses, 'head').has(1);

/**
 * The rows that have all words; where these are few, also close ones: those with the subject and most of the other
 * words, then those with the subject. The subject is never given up.
 */
function findClose(
  index: CatalogIndex,
  clauses: Clause[],
  complete: RowSet,
  accepted: AcceptedLanguages,
): FoundRows {
  const { store } = index;
  const isInside = complete.has(1) && isOnlyInLessons(index, clauses);
  if (complete.has(FEW) && !isInside) return { rows: complete };
  const subject = subjectOf(index, clauses);
  const others = clauses.filter((clause) => !subject.includes(clause));
  if (subject.length === 0) return { rows: complete };
  const near = subject.filter((clause) => store.withAll([clause], 'head').has(1));
  const most = others.length > 1 && others.length <= MAX_LEFT_OUT ? others : [];
  const sets = most.map((left) =>
    store.withAll([...near, ...others.filter((clause) => clause !== left)], 'all'),
  );
  const close = store.union([complete, ...sets]);
  const fallbackRows = () => subject.map((clause) => rowsNear(index, clause, accepted));
  if (isInside) return { rows: store.union([close, ...fallbackRows()]), complete, relaxed: 'most-words' };
  let rows = close.has(FEW)
    ? close
    : store.union([close, ...withSubject(index, near.length > 0 ? near : subject, complete)]);
  if (!inAccepted(accepted, rows).has(FEW)) rows = store.union([rows, ...fallbackRows()]);
  return rows.size() > complete.size() ? { rows, complete, relaxed: 'most-words' } : { rows };
}

/** The rows whose title has the very words: a name is the same in every language. */
function asTyped({ store }: CatalogIndex, clauses: Clause[]): RowSet {
  const isSynonym = (stem: string) => stem.startsWith(TOPIC_PREFIX) || stem.startsWith(CONCEPT_PREFIX);
  const words = clauses.map(({ alternatives }) => ({
    alternatives: alternatives.filter((stems) => !stems.some(isSynonym)),
  }));
  return store.withAll(words, 'title');
}

/** What is looked for: in any language where none is asked for. */
type Sought = { parsed: ParsedQuery; accepted: AcceptedLanguages };

/**
 * The rows of a search, before filters. A course in a language that nobody asked for is no complete answer, unless
 * its title has the words: where few others are, it comes after the close ones.
 */
export function findRows(index: CatalogIndex, { parsed, accepted }: Sought): FoundRows {
  const { store } = index;
  const clauses = requiredOf(parsed);
  if (parsed.tokens === 0) return { rows: store.rowsOf([]) };
  if (clauses.length === 0) return { rows: store.everyRow() };
  const all = inOnePiece(index, parsed, store.withAll(clauses, 'all'));
  const suiting = inAccepted(accepted, all);
  const isWhole = suiting.has(FEW) || suiting.size() === all.size();
  const complete = isWhole ? all : store.union([suiting, asTyped(index, clauses)]);
  const found = findClose(index, clauses, complete, accepted);
  if (isWhole || complete.size() === all.size()) return found;
  const inOtherLanguages = all.without(complete);
  return {
    rows: store.union([found.rows, inOtherLanguages]),
    complete,
    inOtherLanguages,
    relaxed: 'most-words',
  };
}

/** With other rows as close ones. */
export function addClose({ store }: CatalogIndex, found: FoundRows, close: RowSet): FoundRows {
  if (!close.has(1)) return found;
  const complete = found.complete ?? found.rows;
  return { ...found, rows: store.union([found.rows, close]), complete, relaxed: 'most-words' };
}
