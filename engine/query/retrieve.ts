import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import {
  type AcceptedLanguages,
  acceptedLanguages,
  inAccepted,
  preferredLanguages,
} from '@/engine/retrieve/accepted-languages';
import { madeFor, rowsLedBy, rowsOfTopics } from '@/engine/retrieve/topic-rows';
import type { FilterOffer, Filters, InferredFilter, Relaxation, Search } from '@/engine/search.types';
import { aboutSubject } from './about-subject';
import { dropFilters, joinFilters, softenPrice, toIntent } from './apply-filters';
import { excluder, partsOf, rowsOfParts } from './excluded-rows';
import { FEW, type FoundRows, findRows } from './find-rows';
import { findSubject, SURE, type Subject } from './find-subject';
import type { FoundFilter } from './infer-filters';
import { learnedAtSchool, learnedFor } from './look-up-phrases';
import { offersOf } from './offer-filters';
import { type Clause, type ParsedQuery, requiredOf, SCHOOL } from './parse-clauses';
import { filtersFor } from './read-unsupported';
import type { Query } from './understand';

/** Which of a topic's courses are about it, and do not only touch on it. */
export type TopicRows = {
  /** Their first topic is the topic itself. */
  own: RowSet;
  /** Their first topic is the topic or a part of it. */
  main: RowSet;
  /** Most of these are on its parts. */
  isField: boolean;
  /** Search engines are told of them, and no page of a topic is nearer: those of parts with a page of their own are there. */
  listed: RowSet;
  /** Their list of lessons is known. */
  series: RowSet;
};

/** A query with the rows that match it, before filters. */
export type Retrieved = Query & {
  rows: RowSet;
  /** Of a search that lists the courses of a topic. */
  ofTopic?: TopicRows;
  /** Rows that match all words and pass all inferred filters, if `relaxed`: then `rows` has more. */
  complete?: RowSet;
  /** What orders the rows: the words, or the names of the subject as well. */
  ordering: ParsedQuery;
  /** What the search is about, where hardly any course has all its words. */
  subject?: Subject;
  /** The languages that suit the search. */
  accepted: AcceptedLanguages;
  relaxed?: Relaxation;
  intents: InferredFilter[];
  offers?: FilterOffer[];
  /** Asked for a child, and none is made for children. */
  noneForChildren?: true;
  /** Filters of the address and those that were understood, together. */
  filters: Filters;
  /** Those of the rows that pass the filters and are not excluded. */
  accept: (rows: RowSet) => RowSet;
};

const suitsAny = (accepted: AcceptedLanguages, rows: RowSet): boolean => inAccepted(accepted, rows).has(1);

/** The language that the words ask to be taught in. */
function requestedLanguage(index: CatalogIndex, found: FoundFilter[]): ReadonlySet<number> | undefined {
  const value = found.find(({ facet }) => facet === 'language')?.value;
  const id = value === undefined ? undefined : valueId(index, 'language', value);
  return id === undefined ? undefined : new Set([id]);
}

/** With what is made for children on the parts of these topics: "Catch the dots" teaches a child to code. */
function withChildren(
  index: CatalogIndex,
  { isChild }: ParsedQuery,
  topics: Iterable<string>,
  rows: RowSet,
): RowSet {
  const slugs = isChild ? [...topics].flatMap((topic) => partsOf(index, topic)) : [];
  if (slugs.length === 0) return rows;
  return index.store.union([rows, rowsOfTopics(index, slugs).and(madeFor(index, 'children'))]);
}

/** For a child: only what is made for children, where no subject is asked; never what is made for students of a university. */
function forChild(index: CatalogIndex, parsed: ParsedQuery, rows: RowSet): RowSet {
  if (!parsed.isChild) return rows;
  const isSubject = requiredOf(parsed).some(({ topics }) => topics.length > 0);
  const some = isSubject ? rows : rows.and(madeFor(index, 'children'));
  return some.without(madeFor(index, 'university')).without(some.passing({ level: ['advanced'] }));
}

/** The age of a pupil less the number of their grade. */
const BEFORE_SCHOOL = 5;

/** What a year of a school or an exam, of which a term is the name, takes of the subjects: their parts. */
function learnedThere(
  index: CatalogIndex,
  year: Pick<Clause, 'topics' | 'goal'>,
  subjects: readonly string[],
): string[] {
  const [name] = year.goal === undefined ? year.topics : [year.goal];
  const parts = new Set(subjects.flatMap((slug) => partsOf(index, slug)));
  const among = (slugs: string[]) => slugs.filter((slug) => parts.has(slug) && !subjects.includes(slug));
  const own = name === undefined ? [] : among(learnedFor(index, name));
  return own.length > 0 ? own : among(learnedAtSchool(index));
}

/**
 * For a pupil who names a subject and a year, an exam or an age: the parts of the subject that are learned there. What is made for
 * students of a university, or advanced, and the rest of the subject only where there is nothing else.
 */
function forPupil(
  index: CatalogIndex,
  parsed: ParsedQuery,
  { accepted, age }: { accepted: AcceptedLanguages; age: number | undefined },
  rows: RowSet,
): RowSet {
  const years = parsed.clauses.filter(({ school, required }) => school && !required);
  if (years.length === 0 && !parsed.isPupil) return rows;
  const exams = years.flatMap(({ goal }) => goal ?? []);
  const subjects = requiredOf(parsed).flatMap(({ topics }) => topics);
  const school = rowsOfParts(index, SCHOOL);
  const ofSubjects = index.store.union(subjects.map((slug) => rowsOfParts(index, slug)));
  // "Year 9 science" is not for computer science.
  const atSchool = subjects.length > 0 ? school.and(ofSubjects) : school;
  const ofSchool = rows.and(index.store.union([atSchool, rowsOfTopics(index, exams)]));
  const others = rows.without(madeFor(index, 'university')).without(rows.passing({ level: ['advanced'] }));
  const ofAge = { topics: age === undefined ? [] : [`grade-${age - BEFORE_SCHOOL}`] };
  const parts = (years.length > 0 ? years : [ofAge]).flatMap((year) => learnedThere(index, year, subjects));
  const learned = rowsLedBy(
    index,
    parts.flatMap((slug) => partsOf(index, slug)),
  );
  const enough = [others.and(learned), others]
    .map((some) => index.store.union([some, ofSchool]))
    .find((some) => inAccepted(accepted, some).has(FEW));
  return enough ?? rows;
}

/**
 * Whether a sentence names no subject, but the whole surely means one: "how does an engine work" is about cars, not about the
 * games of which titles have the word. "Learn" and a word are no sentence.
 */
function meansUnnamed({ exact, parsed: { clauses }, meant: [best] }: Query): boolean {
  const required = clauses.filter((clause) => clause.required);
  const isSentence = clauses.some(({ required, weight }) => !required && weight === 0);
  const isSure = exact.size === 0 && (best?.score ?? 0) >= SURE;
  return required.length > 0 && required.every(({ topics }) => topics.length === 0) && isSentence && isSure;
}

/**
 * Which of the courses with all words say them of the subject. A word of a topic that no course has is in other courses
 * by chance ("surf" in a title of servers). So is what is left of a sentence in some lesson: "remember" in one of a course on
 * programming, "shoes" in one on game theory; but who types "monastery" and nothing else wants the lesson. Of a topic without
 * courses, a lesson on what it is part of answers: "how do hormones work" in one of medicine.
 */
function bySubject(
  index: CatalogIndex,
  { rows, lacking, saying }: Subject,
  { inHead, complete }: FoundRows,
  query: Query,
): (some: RowSet) => RowSet {
  const isSentence = query.parsed.clauses.some(({ required }) => !required);
  const near = lacking ? [complete.and(rowsOfParts(index, lacking.wider))] : [];
  const ofSentence = meansUnnamed(query) ? [rows, ...near] : [rows, inHead, ...near];
  const suiting = saying ? [saying] : isSentence ? ofSentence : undefined;
  if (!suiting) return (some) => some;
  const all = index.store.union([...suiting, index.store.rowsOf([...query.exact])]);
  return (some) => some.and(all);
}

/** The courses on the subject that have the words in several lessons. */
const apartOn = (index: CatalogIndex, { rows, saying }: Subject, { apart }: FoundRows): RowSet =>
  apart && !saying ? apart().and(rows) : index.store.rowsOf([]);

/** The rows that say all words of a search without a subject. */
function sayingAll({ parsed, isErrand }: Query, { complete, asTyped, inHead }: FoundRows): RowSet {
  if (isErrand) return complete.and(asTyped());
  // A word of a sentence about a child says nothing in some lesson: a project in Python reads a file.
  return parsed.isChild && requiredOf(parsed).length > 0 ? complete.and(inHead) : complete;
}

/** What the rows have that do not match all words. */
const beyond = (subject: Subject | undefined): Relaxation =>
  subject?.topics.length ? 'subject' : 'other-languages';

/** Finds the rows of a query: how far it was relaxed, what is excluded, and which filters apply. */
export function retrieve(index: CatalogIndex, search: Search, query: Query): Retrieved {
  const requested = requestedLanguage(index, query.inferred);
  const own = requested ?? query.parsed.languages;
  const languages = requested ?? preferredLanguages(index, search) ?? own;
  const suiting = new Set([...languages, ...own]);
  const parsed = { ...query.parsed, languages };
  const topics = new Set(parsed.clauses.flatMap((clause) => clause.topics));
  const accepted = acceptedLanguages(index, suiting, joinFilters(search.filters, query.inferred));
  const found = findRows(index, { parsed, accepted, exact: query.exact });
  const isFew =
    found.isFew || meansUnnamed(query) || (parsed.isChild && !forChild(index, parsed, found.inHead).has(FEW));
  const subject =
    found.subject ??
    (isFew && !query.isErrand
      ? findSubject(index, { ...found, parsed, meant: query.meant, accepted })
      : undefined);
  const exclude = excluder(index, query.exclusions, topics);
  const leaveOut = (some: RowSet) =>
    forPupil(index, parsed, { accepted, age: query.age }, forChild(index, parsed, exclude(some)));
  const ofSubject = subject ? bySubject(index, subject, found, query) : (some: RowSet) => some;
  const inOtherLanguages = found.inOtherLanguages && ofSubject(found.inOtherLanguages);
  const others = [subject?.rows, inOtherLanguages].filter((some) => some !== undefined);
  const said = subject
    ? index.store.union([ofSubject(found.complete), apartOn(index, subject, found)])
    : sayingAll(query, found);
  const complete = leaveOut(withChildren(index, parsed, topics, said));
  const rows = others.length > 0 ? index.store.union([complete, ...others.map(leaveOut)]) : complete;
  const isMore = others.length > 0 && rows.size() > complete.size();
  // Who says a need, and not what is taught, is mostly a beginner.
  const asked = { ...parsed, learner: parsed.learner ?? ('beginner' as const) };
  const inferred = softenPrice(rows, query.inferred);
  const inSuiting = (some: RowSet) => (suitsAny(accepted, rows) ? inAccepted(accepted, some) : some);
  const { kept, found: passing } = dropFilters({
    rows,
    isEvery: requiredOf(parsed).length === 0,
    suiting: inSuiting,
    given: search.filters,
    found: inferred,
    relaxed: isMore ? beyond(subject) : undefined,
  });
  const isDropped = kept.length < inferred.length && rows.has(1);
  const relaxed = isMore ? beyond(subject) : isDropped ? 'fewer-filters' : undefined;
  // Courses in other languages come last, so they are not among the first, which are said to match everything.
  const ofSearch = inAccepted(accepted, complete);
  const whole = ofSearch.has(1) ? ofSearch : isMore ? complete.and(found.asTyped()) : complete;
  const filters = joinFilters(search.filters, kept);
  const offers = offersOf(index, rows, filters, [...query.offered, ...filtersFor(query.unsupported)]);
  const shown = rows.passing(filters);
  const lacksChildren = parsed.isChild && shown.has(1) && !shown.and(madeFor(index, 'children')).has(1);
  return {
    ...query,
    parsed,
    ordering: subject?.topics.length ? aboutSubject(index, asked, subject.topics) : parsed,
    rows,
    accepted: kept.length < inferred.length ? acceptedLanguages(index, suiting, filters) : accepted,
    ...(relaxed && { relaxed, complete: passing ?? whole.passing(joinFilters(search.filters, inferred)) }),
    ...(subject && { subject }),
    intents: inferred.map((filter) => toIntent(index, filter, kept)),
    ...(offers.length > 0 && { offers }),
    ...(lacksChildren && { noneForChildren: true as const }),
    filters,
    accept: (some) => leaveOut(some).passing(filters),
  };
}
