import type { CourseCard } from '@/lib/course/course-card';
import { countOf } from '@/lib/format/count';

/** Maximum number of names on a card. */
const NAMES = 2;

/** Who teaches a course, if that is not the provider: "Ana Bell", "Ana Bell and John Guttag", "Ana Bell and 3 others". */
export function teachersOf({ instructors = [], provider }: Pick<CourseCard, 'instructors' | 'provider'>) {
  const names = [...new Set(instructors)].filter((name) => name !== provider);
  if (names.length <= NAMES) return names.join(' and ');
  return `${names[0]} and ${countOf(names.length - 1, 'other')}`;
}
