import type { CatalogIndex, RowOrder, RowSet } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import type { Retrieved, TopicRows } from '@/engine/query/retrieve';
import { inAccepted } from '@/engine/retrieve/accepted-languages';
import { rowOrderOf, type Sort, sortOrders } from '@/engine/sorts';
import { diversify } from './diversify';
import { firstVersions } from './first-versions';
import { type Ranked, Ranker } from './rank-rows';

/** Number of rows that are scored; fewer in a large catalogue. The rest stay in the order of popularity. */
const RANKED = 600;
const RANKED_OF_MANY = 400;
const LARGE = 200_000;
/** Share of the scored rows that is kept for those found by their title. */
const TITLED = 0.7;
/** Share of the rows found by their title that is kept for courses in the language of the words. */
const OWN_LANGUAGE = 0.6;
/** Places that are given to several subjects in turn. */
const TURNS = 6;

/** The rows to score: first those that match everything, then those that match in the title, then in topics and people, then the rest. */
function candidates(index: CatalogIndex, understood: Retrieved, rows: RowSet): Set<number> {
  const most = index.courses > LARGE ? RANKED_OF_MANY : RANKED;
  const chosen = new Set<number>();
  const add = (set: RowSet, limit: number) => {
    for (const row of set.first(limit)) if (chosen.size < limit) chosen.add(row);
  };
  if (rows.size() <= most) {
    add(rows, most);
    return chosen;
  }
  const { ordering: parsed, exact, accept, complete } = understood;
  const { store } = index;
  if (complete) add(complete.and(rows), most);
  add(accept(store.rowsOf(exact)), most);
  const clauses = parsed.clauses.filter((clause) => clause.required);
  if (clauses.length > 0) {
    const titled = accept(store.withAll(clauses, 'title'));
    // Courses in the language of the words are scored before more popular ones of other languages.
    add(titled.inLanguages(parsed.languages), most * TITLED * OWN_LANGUAGE);
    add(titled, most * TITLED);
    add(accept(store.withAll(clauses, 'head')), most);
  }
  add(rows, most);
  return chosen;
}

/** Spreads providers over the first results. */
function spread(index: CatalogIndex, ranked: Ranked[]): Ranked[] {
  return diversify(ranked, {
    scoreOf: ({ score }) => score,
    providerOf: ({ row }) => index.store.facts(row).provider,
    seriesOf: ({ series }) => series,
    partOf: ({ part }) => part,
    isRequested: ({ byName }) => byName,
  });
}

/**
 * Scored rows in their order, then the others of the set in the given one; the rest begins after the first `size` rows.
 * `explained` says how each was scored, if that was asked for: it takes more memory than all else that is kept of a search.
 */
export type Ordered = {
  ranked: number[];
  explained: Ranked[];
  others: RowSet;
  order: RowOrder;
  next?: { size: number; rest: () => Ordered };
};

type Options = { sort: Sort; explain: boolean };

/** Sorts the rows that passed all filters. Other versions of a course come after all courses that were scored. */
export function orderRows(
  index: CatalogIndex,
  understood: Retrieved,
  rows: RowSet,
  options: Options,
): Ordered {
  const order = rowOrderOf(options.sort);
  if (order) return { ranked: [], explained: [], others: rows, order };
  const ranker = new Ranker(index, understood.ordering, understood.exact, {
    explain: options.explain,
    ...(understood.meaning && { meaning: understood.meaning }),
  });
  if (!understood.ofTopic) return orderAlike(index, understood, rows, ranker, options);
  return partsOf(understood, understood.ofTopic, rows).reduceRight<() => Ordered>(
    (rest, part) => () => {
      const accept = (some: RowSet) => understood.accept(some).and(part);
      const first = orderAlike(index, { ...understood, accept }, part, ranker, options);
      return { ...first, next: { size: part.size(), rest } };
    },
    () => ({ ranked: [], explained: [], others: index.store.rowsOf([]), order: 'popular' }),
  )();
}

/**
 * The courses of a topic, those first whose first topic it is, then those of its parts, then those that touch on it; the
 * parts of a topic that is mostly its parts are not apart from it. What is taught in a language that nobody asked for comes last.
 */
function partsOf({ accepted }: Retrieved, { own, main, isField }: TopicRows, rows: RowSet): RowSet[] {
  const suiting = inAccepted(accepted, rows);
  const byNearness = (some: RowSet) => [
    ...(isField ? [some.and(main)] : [some.and(own), some.and(main).without(own)]),
    some.without(main),
  ];
  return [...byNearness(suiting), ...byNearness(rows.without(suiting))];
}

function orderAlike(
  index: CatalogIndex,
  understood: Retrieved,
  rows: RowSet,
  ranker: Ranker,
  { sort, explain }: Options,
): Ordered {
  const scored = ranker.rank(candidates(index, understood, rows));
  const inOrder =
    sortOrders[sort] === 'popular first' ? popularFirst(scored) : relevantFirst(index, understood, scored);
  const ranked = versionsLast(inOrder);
  return {
    ranked: ranked.map(({ row }) => row),
    explained: explain ? ranked : [],
    others: rows,
    order: 'popular',
  };
}

function relevantFirst(index: CatalogIndex, understood: Retrieved, scored: Ranked[]): Ranked[] {
  const isNarrowed = understood.filters.provider?.length || understood.filters.teacher?.length;
  const [first, last] = acceptedFirst(understood, scored);
  const inOrder = completeFirst(understood, first);
  const whole = understood.complete?.among(inOrder.map(({ row }) => row));
  const parts = inParts(inOrder, ({ isMadeFor }) => isMadeFor)
    .flatMap((part) => inParts(part, inOwnLanguage(index, understood)))
    .flatMap((part) => inParts(part, ({ row }) => whole?.has(row) ?? true))
    .flatMap((part) => inParts(part, onSubject(index, understood, part)));
  return isNarrowed ? scored : [...parts.flatMap((part) => spread(index, part)), ...last];
}

const versionsLast = (ranked: Ranked[]): Ranked[] => firstVersions(ranked, ({ versions }) => versions).flat();

/** Those that pass, then the others. */
const inParts = (ranked: Ranked[], isFirst: (one: Ranked) => boolean): Ranked[][] => [
  ranked.filter(isFirst),
  ranked.filter((one) => !isFirst(one)),
];

/** A subject that is named in a language has its courses in this language before those in English. */
function inOwnLanguage(index: CatalogIndex, { parsed, complete }: Retrieved): (one: Ranked) => boolean {
  const english = valueId(index, 'language', 'en');
  const isOwn = parsed.subjects.size > 0 && english !== undefined && !parsed.languages.has(english);
  if (!isOwn || complete) return () => true;
  return ({ row, onHead }) => onHead.size > 0 && parsed.languages.has(index.store.facts(row).language);
}

/** Where courses on a wider subject are listed as well: those on the subject itself, in the language of the search. */
function onSubject(
  index: CatalogIndex,
  { parsed: { languages }, subject }: Retrieved,
  ranked: Ranked[],
): (one: Ranked) => boolean {
  const own = subject?.own?.among(ranked.map(({ row }) => row));
  const isAsked = (row: number) => languages.size === 0 || languages.has(index.store.facts(row).language);
  return ({ row }) => own === undefined || (own.has(row) && isAsked(row));
}

/** By popularity: first the courses that are about the words, then those that only touch on them. */
function popularFirst(scored: Ranked[]): Ranked[] {
  const about = scored.filter(({ isAbout }) => isAbout).sort((a, b) => a.row - b.row);
  const others = scored.filter(({ isAbout }) => !isAbout).sort((a, b) => a.row - b.row);
  return [...about, ...others];
}

/** How all scored rows were scored. */
export const explainedIn = ({ explained, next }: Ordered): Ranked[] =>
  next ? [...explained, ...explainedIn(next.rest())] : explained;

/** The rows of the order between two positions. Ranked rows are not repeated among the others. */
export function rowsBetween({ next, ...first }: Ordered, from: number, to: number): number[] {
  if (!next) return rowsOf(first, from, to);
  const { size, rest } = next;
  return [
    ...(from < size ? rowsOf(first, from, Math.min(to, size)) : []),
    ...(to > size ? rowsBetween(rest(), Math.max(0, from - size), to - size) : []),
  ];
}

function rowsOf({ ranked, others, order }: Ordered, from: number, to: number): number[] {
  const rows = ranked.slice(from, to);
  if (to <= ranked.length) return rows;
  const isRanked = new Set(ranked);
  const start = Math.max(0, from - ranked.length);
  return [...rows, ...others.between(order, start, to - ranked.length, isRanked)];
}

/** If the search was relaxed, courses that match all of it stay in front. */
function completeFirst(understood: Retrieved, ranked: Ranked[]): Ranked[] {
  const { complete, relaxed } = understood;
  const has = complete?.among(ranked.map(({ row }) => row)) ?? new Set();
  const others = ranked.filter(({ row }) => !has.has(row));
  return [
    ...ranked.filter(({ row }) => has.has(row)),
    ...(relaxed === 'subject' ? inTurn(subjectsOf(understood), others) : others),
  ];
}

/**
 * Courses in a language that the search does not ask for come after all others, unless their name was typed, or they match
 * all of it and others do not.
 */
function acceptedFirst(
  { accepted, exact, parsed, complete, relaxed }: Retrieved,
  ranked: Ranked[],
): [accepted: Ranked[], others: Ranked[]] {
  if (!accepted) return [ranked, []];
  const whole = relaxed === 'subject' ? complete?.among(ranked.map(({ row }) => row)) : undefined;
  const suits = ({ row, isAccepted }: Ranked) =>
    isAccepted || whole?.has(row) || (exact.has(row) && parsed.subjects.size === 0);
  return [ranked.filter(suits), ranked.filter((one) => !suits(one))];
}

/** The numbers of the terms that name a topic, those first that the whole search means; what it is for comes last. */
function subjectsOf({ ordering, meant }: Retrieved): number[] {
  const scores = new Map(meant.map((one) => [one.slug, one.score]));
  return ordering.clauses
    .flatMap(({ required, topics, purpose, weight }, clause) => {
      const score = Math.max(...topics.map((slug) => scores.get(slug) ?? 0));
      return required && topics.length > 0 ? [{ clause, score, weight, purpose }] : [];
    })
    .sort((a, b) => Number(a.purpose) - Number(b.purpose) || b.score - a.score || b.weight - a.weight)
    .map(({ clause }) => clause);
}

/** Where a search names several subjects and no course has all of them, each has its turn among the first. */
function inTurn(subjects: number[], ranked: Ranked[]): Ranked[] {
  if (subjects.length < 2 || ranked.some(({ onHead }) => subjects.every((clause) => onHead.has(clause))))
    return ranked;
  const waiting = [...ranked];
  const chosen: Ranked[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const clause = subjects[turn % subjects.length] ?? 0;
    const at = waiting.findIndex(({ onHead }) => onHead.has(clause));
    if (at >= 0) chosen.push(...waiting.splice(at, 1));
  }
  return [...chosen, ...waiting];
}
