import type { CourseCard } from '@/lib/course/course-card';
import * as m from '@/messages/course';

/** Maximum number of names on a card. */
const NAMES = 2;

/** Who teaches a course, if that is not the provider: "Ana Bell", "Ana Bell and John Guttag", "Ana Bell and 3 others". */
export function teachersOf({ instructors = [], provider }: Pick<CourseCard, 'instructors' | 'provider'>) {
  const names = [...new Set(instructors)].filter((name) => name !== provider);
  const [one = '', other] = names;
  if (names.length > NAMES) return m.teacherAndOthers({ name: one, count: names.length - 1 });
  return other === undefined ? one : m.twoTeachers({ one, other });
}
