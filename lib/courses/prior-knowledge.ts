import type { CourseCard } from './course-card';

type Facts = Pick<CourseCard, 'level' | 'topic'>;

/** Whom a course suits, by its level; undefined if it is unknown. */
export function sayWhom({ level, topic = 'the subject' }: Facts): string | undefined {
  switch (level) {
    case 'beginner':
      return `Beginners in ${topic}. It starts with the basics.`;
    case 'intermediate':
      return `Learners who know the basics of ${topic}.`;
    case 'advanced':
      return `Learners who already work with ${topic}.`;
    case undefined:
      return undefined;
  }
}

/** What its level asks for; undefined if it is unknown. */
export function sayBefore({ level, topic = 'the subject' }: Facts): string | undefined {
  switch (level) {
    case 'beginner':
      return 'Nothing';
    case 'intermediate':
      return `The basics of ${topic}`;
    case 'advanced':
      return `Good knowledge of ${topic}`;
    case undefined:
      return undefined;
  }
}
