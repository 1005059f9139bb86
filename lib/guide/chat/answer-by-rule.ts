import { duration, type LessonLine } from '@/lib/course';
import { countOf } from '@/lib/format/count';
import { findInLessons, keywordsOf, type LessonHit } from './find-in-lessons';

/** The answer text, the places that it refers to, and what to search for if the course has nothing. */
type RuleAnswer = { text: string; hits: LessonHit[]; search?: string };

/** Questions that can always be answered from the lesson list. */
export const STARTERS = ['What is in this lesson?', 'What comes next?', 'How long is this course?'] as const;

type Starter = (typeof STARTERS)[number];
type Place = { lessons: LessonLine[]; number: number };

const AHEAD = 3;

function contents({ lessons, number }: Place): RuleAnswer {
  const lesson = lessons[number - 1];
  const chapters = lesson?.chapters ?? [];
  const length = lesson?.seconds ? ` It takes ${duration(lesson.seconds)}.` : '';
  if (!lesson || chapters.length === 0) {
    return { text: `This lesson has no chapter list, so we only know its title.${length}`, hits: [] };
  }
  return {
    text: `This lesson has ${countOf(chapters.length, 'chapter')}.${length}`,
    hits: chapters.map(({ title, start }) => ({ number, lesson: lesson.title, chapter: title, start })),
  };
}

function next({ lessons, number }: Place): RuleAnswer {
  const ahead = lessons.slice(number, number + AHEAD);
  if (ahead.length === 0) return { text: 'This is the last lesson of the course.', hits: [] };
  return {
    text: `${countOf(lessons.length - number, 'lesson')} left. Next:`,
    hits: ahead.map(({ title }, index) => ({ number: number + index + 1, lesson: title })),
  };
}

function length({ lessons, number }: Place): RuleAnswer {
  const total = lessons.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const known = lessons.filter(({ seconds }) => seconds).length;
  const count = countOf(lessons.length, 'lesson');
  if (known === 0) return { text: `${count}. We do not know how long they are.`, hits: [] };
  const left = lessons.slice(number).reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const part = known < lessons.length ? `. We know the length of ${known}: ` : ', ';
  const after = left > 0 ? ` ${duration(left)} left after this lesson.` : '';
  return { text: `${count}${part}${duration(total)} in total.${after}`, hits: [] };
}

const ANSWERS: Record<Starter, (place: Place) => RuleAnswer> = {
  'What is in this lesson?': contents,
  'What comes next?': next,
  'How long is this course?': length,
};

/** Answers a question about a lesson without a model, only from the titles of lessons and chapters. */
export function answerByRule(question: string, place: Place): RuleAnswer {
  const starter = STARTERS.find((known) => known === question);
  if (starter) return ANSWERS[starter](place);
  const about = keywordsOf(question).join(' ');
  if (about === '') {
    return { text: 'What are you looking for? Try a word from the lesson.', hits: [] };
  }
  const hits = findInLessons(place.lessons, question, { here: place.number });
  if (hits.length > 0) return { text: 'Look here:', hits };
  return { text: 'No lesson or chapter title in this course mentions that.', hits: [], search: about };
}
