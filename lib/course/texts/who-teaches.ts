import type { Course } from '@/lib/course/course.schema';
import type { CourseCard } from '@/lib/course/course-card';
import * as m from '@/messages/course';

const UNKNOWN = /^an unknown /;

/** Who offers a course. Where its source names nobody, the catalogue says so in English: "an unknown channel on YouTube". */
export const providerName = ({ provider, platform }: Pick<Course, 'provider' | 'platform'>): string =>
  platform && UNKNOWN.test(provider) ? m.unknownProvider({ platform }) : provider;

/** Maximum number of names on a card. */
const NAMES = 2;

type Taught = Pick<CourseCard, 'instructors' | 'provider'>;

/** The teachers whom the name of the provider does not name; it may be several persons: "Ana Bell, John Guttag". */
export function teachersBeside({ instructors = [], provider }: Taught): string[] {
  const named = new Set([provider, ...provider.split(', ')]);
  return [...new Set(instructors)].filter((name) => !named.has(name));
}

/** Who teaches a course, if that is not the provider: "Ana Bell", "Ana Bell and John Guttag", "Ana Bell and 3 others". */
export function teachersOf(course: Taught): string {
  const names = teachersBeside(course);
  const [one = '', other] = names;
  if (names.length > NAMES) return m.teacherAndOthers({ name: one, count: names.length - 1 });
  return other === undefined ? one : m.twoTeachers({ one, other });
}
