import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { Clause, ParsedQuery } from '@/engine/query/parse-clauses';
import type { Retrieved } from '@/engine/query/retrieve';
import type { Ranked } from '@/engine/rank/rank-rows';
import { inAccepted } from '@/engine/retrieve/accepted-languages';
import { broaderTopics, findTopic, isNear } from '@/engine/retrieve/near-topics';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import type { Relaxation, WiderSubject } from '@/engine/search.types';
import { fold } from '@/engine/text/fold';
import { isRun } from '@/engine/text/tokenize';

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

type Query = Pick<Retrieved, 'parsed' | 'accepted' | 'meaning' | 'fallbackTopics'>;

/** How much each required term says of what is sought, by its number in the parsed query; 1 in all. */
function shares(index: CatalogIndex, { clauses }: ParsedQuery): number[] {
  const isUnknown = clauses.map((clause) => clause.required && !index.store.withAll([clause], 'head').has(1));
  // Where a script has no spaces, the pairs of letters that no course has are parts of the same words.
  const pairs = clauses.filter(({ words }, at) => isUnknown[at] && isRun(words)).length;
  const weights = clauses.map(({ required, weight, words }, at) => {
    if (!required) return 0;
    return isUnknown[at] ? Math.min(weight, UNKNOWN) / (isRun(words) ? pairs : 1) : weight;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The terms that name what is sought, by their number in the parsed query. */
function subjectsOf(index: CatalogIndex, { clauses }: ParsedQuery, shareOf: readonly number[]): Set<number> {
  const isName = ({ words, topics, nameParts }: Clause) =>
    nameParts > 0 || topics.some((slug) => fold(findTopic(index, slug)?.name ?? '') === fold(words));
  const leastOf = (term: Clause) =>
    !isName(term) && index.frequencies.zipf(fold(term.words)) >= EVERYDAY ? EVERYDAY_SUBJECT : SUBJECT;
  const isSubject = (term: Clause, clause: number) =>
    term.topics.length > 0 && (shareOf[clause] ?? 0) >= leastOf(term);
  return new Set(clauses.flatMap((term, clause) => (isSubject(term, clause) ? [clause] : [])));
}

/** Slugs of the topics that are what is sought. */
export function topicsSought(index: CatalogIndex, parsed: ParsedQuery): string[] {
  const subjects = subjectsOf(index, parsed, shares(index, parsed));
  return parsed.clauses.flatMap(({ topics }, clause) => (subjects.has(clause) ? topics : []));
}

/**
 * The subject that the words' own one is part of, or the nearest to what they mean; undefined where none is near or none
 * has courses in the languages of the search.
 */
function widerSubject(
  index: CatalogIndex,
  { parsed, accepted, meaning, fallbackTopics }: Query,
): WiderSubject | undefined {
  const [fallback] = fallbackTopics;
  const nearest = fallback === undefined ? undefined : findTopic(index, fallback);
  if (nearest) return { slug: nearest.slug, name: nearest.name };
  for (const slug of topicsSought(index, parsed)) {
    const [above] = broaderTopics(index, slug);
    if (above === undefined || !isNear(index, meaning, above)) continue;
    if (!inAccepted(accepted, rowsOfTopics(index, [above])).has(1)) continue;
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
  const { parsed, accepted } = query;
  const shareOf = shares(index, parsed);
  const subjects = subjectsOf(index, parsed, shareOf);
  const suiting = accepted ? ranked.filter(({ isAccepted }) => isAccepted) : ranked;
  const share = ({ said }: Ranked) => [...said].reduce((sum, clause) => sum + (shareOf[clause] ?? 0), 0);
  // A search that says much besides the subject asks for more than what the subject is part of.
  const isMainly = ({ said }: Ranked) =>
    [...said].some((clause) => subjects.has(clause) && (shareOf[clause] ?? 0) >= MAINLY);
  const isOnSubject = ({ said }: Ranked) => [...said].some((clause) => subjects.has(clause));
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
