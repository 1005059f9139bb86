import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { ParsedQuery } from '@/engine/query/parse-query';
import type { Plan, QueryTerm } from '@/engine/query/plan-query';
import type { Ranked } from '@/engine/rank/rank-rows';
import { inAsked } from '@/engine/retrieve/asked-languages';
import { broaderTopics, findTopic, isNear } from '@/engine/retrieve/near-topics';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { fold } from '@/engine/text/fold';
import { isRun } from '@/engine/text/tokenize';
import type { Relaxation, WiderSubject } from '@/lib/search/search.types';

/** Courses on the subject or with most of the words that are listed where none, or hardly any, has all of them. */
const CLOSE = 24;
/** Courses on the wider subject that are listed where fewer than so many are on the subject itself. */
const WIDER = 6;
const FEW = 3;
/** What a word that no course has weighs at most: it says less of what is sought than of what is missing. */
const UNKNOWN = 5;
/** A course that says so much of the words, by weight, says most of them. */
const MOST_WORDS = 0.65;
/** Words that name a topic are the subject of a search if they say so much of it. */
const SUBJECT = 0.25;
const MAINLY = 0.5;
/** A word of everyday use that only stands for a topic must say this much: "beat" in "how to beat the last boss". */
const EVERYDAY_SUBJECT = 0.5;
/** Zipf scale. */
const EVERYDAY = 4.3;

export type CloseCourses = { rows: number[]; relaxed: Relaxation; wider?: WiderSubject };

type Query = Pick<ParsedQuery, 'plan' | 'asked' | 'meaning' | 'shelves'>;

/** How much each required term says of what is sought, by its number in the plan; 1 in all. */
function shares(index: CatalogIndex, { units }: Plan): number[] {
  const isUnknown = units.map((unit) => unit.required && !index.store.withAll([unit], 'head').has(1));
  // Where a script has no spaces, the pairs of letters that no course has are parts of the same words.
  const pairs = units.filter(({ words }, at) => isUnknown[at] && isRun(words)).length;
  const weights = units.map(({ required, weight, words }, at) => {
    if (!required) return 0;
    return isUnknown[at] ? Math.min(weight, UNKNOWN) / (isRun(words) ? pairs : 1) : weight;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The terms that name what is sought, by their number in the plan. */
function subjectsOf(index: CatalogIndex, { units }: Plan, shareOf: readonly number[]): Set<number> {
  const isName = ({ words, topics, nameParts }: QueryTerm) =>
    nameParts > 0 || topics.some((slug) => fold(findTopic(index, slug)?.name ?? '') === fold(words));
  const leastOf = (term: QueryTerm) =>
    !isName(term) && index.frequencies.zipf(fold(term.words)) >= EVERYDAY ? EVERYDAY_SUBJECT : SUBJECT;
  const isSubject = (term: QueryTerm, unit: number) =>
    term.topics.length > 0 && (shareOf[unit] ?? 0) >= leastOf(term);
  return new Set(units.flatMap((term, unit) => (isSubject(term, unit) ? [unit] : [])));
}

/** Slugs of the topics that are what is sought. */
export function topicsSought(index: CatalogIndex, plan: Plan): string[] {
  const subjects = subjectsOf(index, plan, shares(index, plan));
  return plan.units.flatMap(({ topics }, unit) => (subjects.has(unit) ? topics : []));
}

/**
 * The subject that the words' own one is part of, or the nearest to what they mean; undefined where none is near or none
 * has courses in the languages of the search.
 */
function widerSubject(
  index: CatalogIndex,
  { plan, asked, meaning, shelves }: Query,
): WiderSubject | undefined {
  const [shelf] = shelves;
  const nearest = shelf === undefined ? undefined : findTopic(index, shelf);
  if (nearest) return { slug: nearest.slug, name: nearest.name };
  for (const slug of topicsSought(index, plan)) {
    const [above] = broaderTopics(index, slug);
    if (above === undefined || !isNear(index, meaning, above)) continue;
    if (!inAsked(asked, rowsOfTopics(index, [above])).has(1)) continue;
    const [wider, own] = [findTopic(index, above), findTopic(index, slug)];
    if (wider && own) return { slug: wider.slug, name: wider.name, of: own.name };
  }
  return undefined;
}

/**
 * Of the courses that lack some of the words, those that may be listed, best first: those with most of the words or on the
 * subject that the words name; where none is, those on the wider subject. One in a language that nobody asked for helps
 * nobody.
 */
export function closeCourses(
  index: CatalogIndex,
  query: Query,
  ranked: readonly Ranked[],
): CloseCourses | undefined {
  const { plan, asked } = query;
  const shareOf = shares(index, plan);
  const subjects = subjectsOf(index, plan, shareOf);
  const suiting = asked ? ranked.filter(({ isAsked }) => isAsked) : ranked;
  const share = ({ said }: Ranked) => [...said].reduce((sum, unit) => sum + (shareOf[unit] ?? 0), 0);
  // A search that says much besides the subject asks for more than what the subject is part of.
  const isMainly = ({ said }: Ranked) =>
    [...said].some((unit) => subjects.has(unit) && (shareOf[unit] ?? 0) >= MAINLY);
  const isOnSubject = ({ said }: Ranked) => [...said].some((unit) => subjects.has(unit));
  const close = suiting.filter((one) => share(one) >= MOST_WORDS || isOnSubject(one)).slice(0, CLOSE);
  const rowsOf = (some: readonly Ranked[]) => some.map(({ row }) => row);
  const wider = close.length < FEW && close.every(isMainly) ? widerSubject(index, query) : undefined;
  const isOfIt = wider && rowsOfTopics(index, [wider.slug]).among(rowsOf(suiting));
  const more = rowsOf(suiting.filter((one) => isOfIt?.has(one.row) && !close.includes(one)).slice(0, WIDER));
  if (wider && more.length > 0) return { rows: [...rowsOf(close), ...more], relaxed: 'wider-subject', wider };
  if (close.length > 0) {
    const hasMost = close.every((one) => share(one) >= MOST_WORDS);
    return { rows: rowsOf(close), relaxed: hasMost ? 'most-words' : 'some-words' };
  }
  return undefined;
}
