import type { CourseCard } from '@/lib/courses/course-card';

/** Whom a course suits, by its level; undefined if it is unknown. */
export function sayWhom({ level }: Pick<CourseCard, 'level'>): string | undefined {
  switch (level) {
    case 'beginner':
      return 'Beginners. It starts with the basics.';
    case 'intermediate':
      return 'Learners who know the basics.';
    case 'advanced':
      return 'Learners who already know the topic well.';
    case undefined:
      return undefined;
  }
}

/** What its level asks for; undefined if it is unknown. */
export function sayBefore({ level }: Pick<CourseCard, 'level'>): string | undefined {
  switch (level) {
    case 'beginner':
      return 'Nothing';
    case 'intermediate':
      return 'The basics';
    case 'advanced':
      return 'Good knowledge of the topic';
    case undefined:
      return undefined;
  }
}
