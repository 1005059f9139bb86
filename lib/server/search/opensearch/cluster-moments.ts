import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { type LessonPiece, lessonPieces, pieceTitle } from '@/lib/courses/lessons/lesson-pieces';
import type { CourseMoment, Moment } from '@/lib/search/search.types';
import { chooseMoments } from '@/lib/server/search/moments/choose-moments';
import { wordsOf } from '@/lib/server/search/moments/judge-piece';
import { bestMoment, type JudgedMoment, withCourse } from '@/lib/server/search/moments/to-moment';
import { fold } from '@/lib/text-analysis/fold';
import { isQuestion } from '@/lib/text-analysis/question-words';
import { stem } from '@/lib/text-analysis/stem';
import { tokenize } from '@/lib/text-analysis/tokenize';
import { coursesAnswer } from './cluster-answers';
import { allOf, anyOf, type Query } from './cluster-query';
import type { ClusterSession } from './cluster-session';
import type { ClusterTerm } from './cluster-terms';

assertServer('lib/server/search/opensearch/cluster-moments');

/** Courses whose lessons are compared, and their lessons and chapters in all. */
const COMPARED = 24;
const MOST_PIECES = 4000;
/** From this many courses on that say the words themselves, they name a subject that one takes a course in. */
const SHELF = 8;
/** A lesson whose title is mostly about something else is no answer. */
const LEAST_FIT = 0.3;
/** Letters of a stem that a text must have before its words are cut and compared. */
const SEEN = 3;

type Said = { said: string[][]; words: string };

/** What a text must say, without the signs that only the index has. */
const saidOf = ({ alternatives, words }: ClusterTerm): Said => ({
  words,
  said: alternatives.filter(([first = '']) => !/^[#=]/.test(first)),
});

function says(text: string, language: string, terms: readonly Said[]): boolean {
  const folded = fold(text);
  const mayBe = ({ said }: Said) =>
    said.some((stems) => stems.every((one) => folded.includes(one.slice(0, SEEN))));
  if (!terms.every(mayBe)) return false;
  const stems = new Set(tokenize(text).flatMap(({ word, surface }) => [word, stem(surface, language)]));
  return terms.every(({ said }) => said.some((some) => some.every((one) => stems.has(one))));
}

const languageOf = ({ language }: Pick<Course, 'language'>): string => language.split('-')[0] ?? 'en';

/** The terms that neither the title of a card nor its first topic says. */
const unsaid = (card: CourseCard, terms: readonly Said[]): Said[] =>
  terms.filter(
    (term) => !says(card.title, languageOf(card), [term]) && !says(card.topic ?? '', 'en', [term]),
  );

function best(course: Course, terms: readonly Said[], needed: readonly Said[], pieces: LessonPiece[]) {
  const saying = pieces.filter(
    (piece) => !piece.lesson.gone && says(pieceTitle(piece), languageOf(course), needed),
  );
  return bestMoment(course, saying, wordsOf(terms));
}

/** Courses of the page, and others that are accepted and say all the words in their lessons. */
function coursesQuery(ids: readonly string[], terms: readonly Said[], accepted: Query | undefined): Query {
  const inside = terms.map(({ said }) =>
    anyOf(said.map((stems) => allOf(stems.map((one) => ({ term: { more: one } }))))),
  );
  const others = accepted ? [{ bool: { filter: [...inside, accepted] } }] : [];
  return anyOf([{ ids: { values: ids } }, ...others]);
}

export type ClusterMoments = { ofCards: Map<string, Moment>; group: CourseMoment[] };

/** The lessons that say the words of a search: those of the page's courses, and the best of other courses too. */
export async function momentsInCluster(
  session: ClusterSession,
  asked: { words: string; page: number; units: ClusterTerm[]; accepted: Query; cards: CourseCard[] },
): Promise<ClusterMoments> {
  const { words, page, units, accepted, cards } = asked;
  const terms = units.filter(({ required }) => required).map(saidOf);
  const none = { ofCards: new Map<string, Moment>(), group: [] };
  if (terms.length === 0 || terms.some(({ said }) => said.length === 0)) return none;
  const missing = new Map(cards.map((card) => [card.id, unsaid(card, terms)]));
  const lacking = cards.filter(({ id, lessonCount }) => lessonCount && missing.get(id)?.length);
  const isSubject = [...missing.values()].filter((left) => left.length === 0).length >= SHELF;
  const isWanted = page === 1 && (isQuestion(words) || !isSubject);
  if (lacking.length === 0 && !isWanted) return none;
  const { hits } = await session.search(coursesAnswer, session.courses, {
    size: COMPARED * 2,
    _source: ['course'],
    query: coursesQuery(
      lacking.map(({ id }) => id),
      terms,
      isWanted ? accepted : undefined,
    ),
    sort: [{ rank: 'asc' }],
  });
  const ofCards = new Map<string, Moment>();
  const judged: (JudgedMoment & { course: Course })[] = [];
  let left = MOST_PIECES;
  for (const { course } of hits.hits.map(({ _source }) => _source)) {
    const pieces = lessonPieces(course.lessons).slice(0, left);
    left -= pieces.length;
    const needed = missing.get(course.id) ?? [];
    const own = needed.length > 0 ? best(course, terms, needed, pieces) : undefined;
    if (own) ofCards.set(course.id, own.moment);
    const answer = best(course, terms, terms, pieces) ?? own;
    if (answer) judged.push({ ...answer, course });
  }
  const inOrder = judged.sort((a, b) => b.fit - a.fit);
  const group = inOrder.map(({ moment, fit, course }) => ({
    moment: withCourse(moment, course),
    answers: fit >= LEAST_FIT,
  }));
  return { ofCards, group: isWanted ? chooseMoments(group) : [] };
}
