import { duration, type LessonLine } from '@/lib/course';
import { sentencesOf } from '@/lib/format/join-words';
import * as m from '@/messages/guide';
import { findInLessons, keywordsOf, type LessonHit } from './find-in-lessons';

/** The answer text, the places that it refers to, and what to search for if the course has nothing. */
type RuleAnswer = { text: string; hits: LessonHit[]; search?: string };

/** Questions that can always be answered from the lesson list. */
export const starters = () => [m.whatIsInLesson(), m.whatComesNext(), m.howLong()];

type LessonPosition = { lessons: LessonLine[]; number: number };

const AHEAD = 3;

function contents({ lessons, number }: LessonPosition): RuleAnswer {
  const lesson = lessons[number - 1];
  const chapters = lesson?.chapters ?? [];
  const length = lesson?.seconds && m.takes({ time: duration(lesson.seconds) });
  if (!lesson || chapters.length === 0) return { text: sentencesOf([m.noChapters(), length]), hits: [] };
  return {
    text: sentencesOf([m.hasChapters({ count: chapters.length }), length]),
    hits: chapters.map(({ title, start }) => ({ number, lesson: lesson.title, chapter: title, start })),
  };
}

function next({ lessons, number }: LessonPosition): RuleAnswer {
  const ahead = lessons.slice(number, number + AHEAD);
  if (ahead.length === 0) return { text: m.lastLesson(), hits: [] };
  return {
    text: m.lessonsLeft({ count: lessons.length - number }),
    hits: ahead.map(({ title }, index) => ({ number: number + index + 1, lesson: title })),
  };
}

function length({ lessons, number }: LessonPosition): RuleAnswer {
  const total = lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const known = lessons.filter(({ seconds }) => seconds).length;
  const count = lessons.length;
  if (known === 0) return { text: m.lengthsUnknown({ count }), hits: [] };
  const left = lessons.slice(number).reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const values = { count, known, total: duration(total) };
  const all = known < count ? m.someLengthsKnown(values) : m.lengthsKnown(values);
  const after = left > 0 && m.leftAfter({ time: duration(left) });
  return { text: sentencesOf([all, after]), hits: [] };
}

/** In the order of their questions. */
const ANSWERS = [contents, next, length];

/** Answers a question about a lesson without a model, only from the titles of lessons and chapters. */
export function answerByRule(question: string, place: LessonPosition): RuleAnswer {
  const answer = ANSWERS[starters().indexOf(question)];
  if (answer) return answer(place);
  const about = keywordsOf(question).join(' ');
  if (about === '') {
    return { text: m.whatAreYouLookingFor(), hits: [] };
  }
  const hits = findInLessons(place.lessons, question, place.number);
  if (hits.length > 0) return { text: m.lookHere(), hits };
  return { text: m.noTitleMatches(), hits: [], search: about };
}
