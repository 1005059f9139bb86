import { type Course, lengthBucket, studyHours } from '@/lib/course';
import type { Exclusion, FacetName, Filters } from '@/lib/search';
import { titleMatch } from './title-match';

const VALUES: Record<FacetName, (course: Course) => (string | undefined)[]> = {
  topic: ({ topics }) => topics,
  level: ({ level }) => [level],
  language: ({ language }) => [language, language.split('-')[0]],
  length: (course) => {
    const hours = studyHours(course);
    return [hours === undefined ? undefined : lengthBucket(hours)];
  },
  kind: ({ kind }) => [kind],
  provider: ({ provider }) => [provider],
  teacher: ({ instructors = [] }) => instructors,
  cost: ({ cost }) => [cost],
  source: ({ source }) => [source],
};

/** Whether a course is known to match every chosen filter. Unknown values do not match. */
export function passesFilters(course: Course, filters: Filters): boolean {
  return Object.entries(filters).every(([facet, chosen]) => {
    const values = VALUES[facet as FacetName](course);
    return chosen.some((value) => values.includes(value));
  });
}

/** Whether a course is known to be what was excluded: by a facet's value, or by its title. */
export function isExcluded(course: Course, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some(({ facet, value, label, words }) => {
    if (facet && value !== undefined && VALUES[facet](course).includes(value)) return true;
    const names = facet && facet !== 'topic' ? [] : [label, words];
    return names.some((name) => titleMatch(name, course.title) === 1);
  });
}
