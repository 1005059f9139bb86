import type { Course } from '@/lib/course/course.schema';
import { type LessonPiece, pieceTitle } from '@/lib/course/lessons/lesson-pieces';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { atSecond } from '@/lib/course/lessons/start-second';
import { listedLessons } from '@/lib/course/listed/is-listed';
import { paths } from '@/lib/paths';
import type { CourseMoment, Moment } from '@/lib/search/search.types';
import { judgePiece, type WantedWords } from './judge-piece';

/** A piece of a course with how well it fits a search. */
type JudgedMoment = { moment: Moment; fit: number };

function toMoment(course: Course, { number, lesson, chapter }: LessonPiece, marks: Moment['marks']): Moment {
  const href = paths.lesson(course.id, lessonSegment(number, lesson.title));
  return {
    href: chapter ? atSecond(href, chapter.start) : href,
    lesson: lesson.title,
    ...(chapter && { chapter: chapter.title, start: chapter.start }),
    ...(lesson.seconds && { seconds: lesson.seconds }),
    ...(listedLessons(course).includes(number) && { listed: true }),
    marks,
  };
}

/** The piece that fits best; of equals the whole lesson, then the earlier one. */
export function bestMoment(
  course: Course,
  pieces: readonly LessonPiece[],
  wanted: WantedWords,
): JudgedMoment | undefined {
  const language = course.language.split('-')[0] ?? 'en';
  let best: { piece: LessonPiece; fit: number; marks: Moment['marks'] } | undefined;
  for (const piece of pieces) {
    const { fit, marks } = judgePiece(pieceTitle(piece), language, wanted);
    const isBetter = !best || fit > best.fit || (fit === best.fit && best.piece.chapter && !piece.chapter);
    if (isBetter) best = { piece, fit, marks };
  }
  return best && { moment: toMoment(course, best.piece, best.marks), fit: best.fit };
}

export const withCourse = (moment: Moment, { id, title, provider, language }: Course): CourseMoment => ({
  ...moment,
  course: { id, title, provider, language },
});
