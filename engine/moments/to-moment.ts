import type { Course } from '@/engine/course.schema';
import { type LessonPiece, pieceTitle } from '@/engine/format/lesson-pieces';
import type { CourseRules } from '@/engine/host.types';
import type { CourseMoment, Moment } from '@/engine/search.types';
import { judgePiece, type WantedWords } from './judge-piece';

/** A piece of a course with how well it fits a search. */
type JudgedMoment = { moment: Moment; fit: number };

function toMoment(
  rules: CourseRules,
  course: Course,
  { number, lesson, chapter }: LessonPiece,
  marks: Moment['marks'],
): Moment {
  return {
    href: rules.lessonPath(course.id, rules.lessonSegment(number, lesson.title), chapter?.start),
    lesson: lesson.title,
    ...(chapter && { chapter: chapter.title, start: chapter.start }),
    ...(lesson.seconds && { seconds: lesson.seconds }),
    ...(rules.listedLessons(course).includes(number) && { listed: true }),
    marks,
  };
}

/** The piece that fits best; of equals the whole lesson, then the earlier one. */
export function bestMoment(
  rules: CourseRules,
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
  return best && { moment: toMoment(rules, course, best.piece, best.marks), fit: best.fit };
}

export const withCourse = (moment: Moment, { id, title, provider, language }: Course): CourseMoment => ({
  ...moment,
  course: { id, title, provider, language },
});
