import type { CourseCard } from '@/lib/courses/course-card';

/** Whom a course suits, by its level; undefined if it is unknown. The topic's name stands apart, as it is written. */
export function sayWhom({ level, topic }: Pick<CourseCard, 'level' | 'topic'>): string | undefined {
  const its = topic ? `its topic, ${topic}` : 'its topic';
  switch (level) {
    case 'beginner':
      return `Beginners. It starts with the basics of ${its}.`;
    case 'intermediate':
      return `Learners who know the basics of ${its}.`;
    case 'advanced':
      return `Learners with good knowledge of ${its}.`;
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
      return 'The basics of its topic';
    case 'advanced':
      return 'Good knowledge of its topic';
    case undefined:
      return undefined;
  }
}
