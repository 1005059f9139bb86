import type { Chapter, Lesson } from '@/engine/course.schema';

/** A lesson, or one of its chapters. */
export type LessonPiece = {
  /** Number of the lesson, from 1. */
  number: number;
  lesson: Lesson;
  chapter?: Chapter;
};

/** Maximum number of pieces of a course that can be found. */
export const MAX_PIECES = 4096;

/** Every lesson in order, each followed by its chapters. The place of a piece in this list identifies it. */
export function lessonPieces(lessons: readonly Lesson[] = []): LessonPiece[] {
  return lessons
    .flatMap((lesson, at): LessonPiece[] => [
      { number: at + 1, lesson },
      ...(lesson.chapters ?? []).map((chapter) => ({ number: at + 1, lesson, chapter })),
    ])
    .slice(0, MAX_PIECES);
}

/** The words of a piece: its own title, without that of the lesson around it. */
export const pieceTitle = ({ lesson, chapter }: LessonPiece): string => chapter?.title ?? lesson.title;
