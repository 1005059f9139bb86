import { TOPIC_PREFIX } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { type AcceptedLanguages, inAccepted } from '@/engine/retrieve/accepted-languages';
import { broaderTopics, findTopic } from '@/engine/retrieve/near-topics';
import { piecesOf } from '@/engine/retrieve/read-pieces';
import { fold } from '@/engine/text/fold';
import { CONCEPT_PREFIX } from '@/engine/text/phrases';
import { tokenize } from '@/engine/text/tokenize';
import { rowsOfParts } from './excluded-rows';
import { type Subject, saying } from './find-subject';
import { type Clause, type ParsedQuery, requiredOf, saysTerm } from './parse-clauses';

/** With fewer courses that match all words, those on the subject of the search are added. */
export const FEW = 3;

/** The rows that match all words. */
export type FoundRows = {
  complete: RowSet;
  /** Finds those whose title has the very words: few searches need them. */
  asTyped: () => RowSet;
  /** Those that say all words in title, topics or people. */
  inHead: RowSet;
  /** Those that do in a language that the search does not ask for, where few others do. */
  inOtherLanguages?: RowSet;
  /** Finds those that have the words in several lessons, not in one: they match where the course is on the subject. */
  apart?: () => RowSet;
  /** Whether hardly any course says all words in its title, its topics or its people. */
  isFew: boolean;
  /** What it is about, where that is known already. */
  subject?: Subject;
};

/** Rows up to which each is looked into. */
const MOST_LOOKED_INTO = 60;

/**
 * Without the rows that have the words only spread over several lessons: "interior" in one and "design" in another is no
 * interior design. Where there are many rows, the words are common and the order tells.
 */
function inOnePiece(index: CatalogIndex, parsed: ParsedQuery, rows: RowSet, inHead: RowSet): RowSet {
  if (rows.size() > MOST_LOOKED_INTO) return rows;
  const all = rows.first(MOST_LOOKED_INTO);
  const whole = inHead.among(all);
  const pieces = piecesOf(
    index,
    all.filter((row) => !whole.has(row)),
  );
  return index.store.rowsOf(all.filter((row) => whole.has(row) || hasPiece(parsed, pieces.get(row) ?? [])));
}

/** Whether the head of a course, the first of its pieces, says all terms together with one other piece. */
function hasPiece({ clauses, hits }: ParsedQuery, [head, ...inside]: Uint32Array[]): boolean {
  const foundIn = (words: Uint32Array | undefined) => {
    const found = clauses.map(() => new Set<number>());
    for (const word of words ?? [])
      for (const { clause, part } of hits.get(word) ?? []) found[clause]?.add(part);
    return found;
  };
  const inHead = foundIn(head);
  return inside.some((piece) => {
    const here = foundIn(piece);
    const none = new Set<number>();
    return clauses.every(
      (term, at) => !term.required || saysTerm(term, inHead[at] ?? none) || saysTerm(term, here[at] ?? none),
    );
  });
}

const isTopic = (stem: string) => stem.startsWith(TOPIC_PREFIX);
const isSynonym = (stem: string) => isTopic(stem) || stem.startsWith(CONCEPT_PREFIX);

const without = <Term extends Clause>(term: Term, isLeftOut: (stem: string) => boolean): Term => ({
  ...term,
  alternatives: term.alternatives.filter((stems) => !stems.some(isLeftOut)),
});

/** The rows whose title has the very words: a name is the same in every language. */
const titledAsTyped = ({ store }: CatalogIndex, clauses: Clause[]): RowSet =>
  store.withAll(
    clauses.map((term) => without(term, isSynonym)),
    'title',
  );

/** Words of a name with no more than one other between them: "transcription and translation". */
const NEXT = 2;

/** A word that counts less stands for the term's topic. */
const WORD = 0.6;

/** Whether the words of a term stand side by side, in their order; its topic alone says none of them. */
function saysName({ clauses, hits }: ParsedQuery, term: Clause, piece: Uint32Array): boolean {
  const number = clauses.indexOf(term);
  const isWord = (id: number) =>
    (hits.get(id) ?? []).some(({ clause, quality }) => clause === number && quality >= WORD);
  if (term.parts === 1) return piece.some(isWord);
  const partsAt = (at: number) =>
    (hits.get(piece[at] ?? 0) ?? []).flatMap(({ clause, part }) => (clause === number ? part : []));
  const isNext = (at: number, part: number): boolean =>
    part === term.parts ||
    Array.from({ length: NEXT }, (_, i) => at + i + 1).some(
      (next) => partsAt(next).includes(part) && isNext(next, part + 1),
    );
  return piece.some((_, at) => partsAt(at).includes(0) && isNext(at, 1));
}

/** For each topic that a term stands for, whether its words have each word of the topic's name. */
function namesIn(index: CatalogIndex, { topics, words }: Clause): boolean[][] {
  const said = new Set(tokenize(words).map(({ word }) => word));
  return topics.map((slug) => tokenize(findTopic(index, slug)?.name ?? '').map(({ word }) => said.has(word)));
}

/** Whether words only stand for a topic and may be a small part of it: "plate tectonics" for geology, not "calculus 1". */
function isOtherName(index: CatalogIndex, term: Clause): boolean {
  const { required, named, goal, topics, parts } = term;
  if (!required || named || goal !== undefined || topics.length === 0 || parts === 0) return false;
  return !namesIn(index, term).some((words) => words.every(Boolean));
}

/**
 * For a search whose words are only another name of a topic, which hardly any title says: the rows near the topic that say
 * them. "Plate tectonics" is a lesson of some courses on geology; the others only match the subject.
 */
function sayingOtherName(index: CatalogIndex, parsed: ParsedQuery): RowSet | undefined {
  const { store } = index;
  const required = requiredOf(parsed);
  const [term, ...others] = required.filter((one) => isOtherName(index, one));
  if (!term || others.length > 0) return undefined;
  // Beside it, the topic's name says nothing more.
  if (required.some(({ topics }) => !topics.some((slug) => term.topics.includes(slug)))) return undefined;
  const words = [without(term, isTopic)];
  const families = term.topics.map((slug) => rowsOfParts(index, broaderTopics(index, slug).at(-1) ?? slug));
  const rows = store.withAll(words, 'all').and(store.union(families));
  if (rows.has(MOST_LOOKED_INTO + 1) || store.withAll(words, 'title').has(FEW)) return undefined;
  const pieces = [...piecesOf(index, rows.first(MOST_LOOKED_INTO))];
  const said = pieces.filter(([, all]) => all.some((piece) => saysName(parsed, term, piece)));
  // Nobody says "career accelerators", but it is career development; "mycology" is not biology.
  if (said.length === 0 && namesIn(index, term).flat().some(Boolean)) return undefined;
  return store.rowsOf(said.map(([row]) => row));
}

/** What is looked for: in any language where none is asked for. `exact`: whose title is the search. */
type RowQuery = { parsed: ParsedQuery; accepted: AcceptedLanguages; exact: ReadonlySet<number> };

/**
 * The rows of a search whose only text is the name of a subject: its courses and those of its parts, and of the others that say its
 * name those that are on something near. "Video editing" is in lessons on genes, "Latin" in titles on America. Of a subject
 * without courses, also those with a lesson that is called so.
 */
function onSubject(
  index: CatalogIndex,
  clauses: Clause[],
  all: RowSet,
  { parsed, accepted, exact }: RowQuery,
): { rows: RowSet; isTaught: boolean } {
  const { store } = index;
  const [term] = clauses;
  const [slug, ...others] = term?.topics ?? [];
  // "Excel" is a part of the name "Excel and spreadsheets".
  const isName = term?.named || (term && namesIn(index, term).flat().some(Boolean));
  if (clauses.length > 1 || !isName || slug === undefined || others.length > 0)
    return { rows: all, isTaught: true };
  const own = rowsOfParts(index, slug);
  const isTaught = inAccepted(accepted, own).has(1);
  const near = rowsOfParts(index, broaderTopics(index, slug).at(term?.named ? -1 : 0) ?? slug);
  // A teacher or provider of this name is meant, too.
  const byName = store.withAll(clauses, 'head').without(store.withAll(clauses, 'title'));
  const said = isTaught ? own : store.union([own, saying(index, slug, parsed)]);
  return { rows: store.union([said, all.and(near), byName, store.rowsOf([...exact])]), isTaught };
}

/**
 * The rows of a search for a profession and nothing else: without those that only have its word and are on nothing near what it
 * mainly is ("Chef" is also a program). Where no course is on that, those on what else it takes are on its subject.
 */
function forProfession(index: CatalogIndex, clauses: Clause[], all: RowSet, { accepted }: RowQuery) {
  const { store } = index;
  const [term, ...others] = clauses;
  if (!term || others.length > 0 || term.besides.length === 0) return undefined;
  const rowsOf = (slugs: string[]) => store.union(slugs.map((slug) => rowsOfParts(index, slug)));
  const main = term.topics.filter((slug) => !term.besides.includes(slug));
  const near = all.and(rowsOf(main.map((slug) => broaderTopics(index, slug).at(-1) ?? slug)));
  const taken = all.and(rowsOf(term.besides));
  const topics = term.besides.filter((slug) => rowsOfParts(index, slug).has(1));
  if (topics.length === 0 || inAccepted(accepted, rowsOf(main)).has(1))
    return { complete: store.union([near, taken]) };
  return { complete: near.and(titledAsTyped(index, clauses)), subject: { topics, rows: taken } };
}

/** A word that a language uses this often says nothing alone (Zipf scale). */
const SAYS_NOTHING = 5.7;

/** Whether a search that names nothing is for any course: it only has filters, or a word such as "course" or "learn". */
export const asksForAny = ({ frequencies }: CatalogIndex, { clauses }: ParsedQuery): boolean =>
  clauses.length === 0 || clauses.some(({ words }) => frequencies.zipf(fold(words)) < SAYS_NOTHING);

/**
 * The rows that match all words of a search, before filters. A course in a language that nobody asked for is no complete
 * answer, unless its title has the words.
 */
export function findRows(index: CatalogIndex, query: RowQuery): FoundRows {
  const { parsed, accepted } = query;
  const { store } = index;
  const clauses = requiredOf(parsed);
  const none = store.rowsOf([]);
  if (parsed.tokens === 0) return { complete: none, asTyped: () => none, inHead: none, isFew: false };
  if (clauses.length === 0) {
    const complete = asksForAny(index, parsed) ? store.everyRow() : store.rowsOf([...query.exact]);
    return { complete, asTyped: () => none, inHead: none, isFew: false };
  }
  const asTyped = () => titledAsTyped(index, clauses);
  const said = sayingOtherName(index, parsed);
  if (said) return { complete: said, asTyped, inHead: said, isFew: true };
  const inHead = store.withAll(clauses, 'head');
  const having = store.withAll(clauses, 'all');
  const found = inOnePiece(index, parsed, having, inHead);
  const apart = () => having.without(found);
  const profession = forProfession(index, clauses, found, query);
  if (profession?.subject) return { ...profession, asTyped, inHead, isFew: true };
  const { rows: all, isTaught } = profession
    ? { rows: profession.complete, isTaught: true }
    : onSubject(index, clauses, found, query);
  const isFew = !inAccepted(accepted, isTaught ? inHead : inHead.and(all)).has(FEW);
  const suiting = inAccepted(accepted, all);
  if (suiting.has(FEW) || suiting.size() === all.size())
    return { complete: all, asTyped, inHead, apart, isFew };
  const complete = store.union([suiting, all.and(asTyped())]);
  return { complete, asTyped, inHead, apart, inOtherLanguages: all.without(complete), isFew };
}
