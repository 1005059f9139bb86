import { levelOfTitle } from '@/engine/text/title-levels';
import type { Course } from '@/lib/course/course.schema';
import { lengthBucket, studyHours } from '@/lib/course/labels';
import type { FacetName } from '@/lib/search/facets';

const known = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** The values of a course, of each facet: for the index, and for courses of live sources. */
export const valuesOf: Record<FacetName, (course: Course) => readonly string[]> = {
  topic: ({ topics }) => topics,
  level: ({ level, title }) => known(level ?? levelOfTitle(title)),
  language: ({ language }) => known(language.split('-')[0]),
  length: (course) => known(studyHours(course)).map(lengthBucket),
  kind: ({ kind }) => [kind],
  provider: ({ provider }) => [provider],
  teacher: ({ instructors = [] }) => instructors,
  cost: ({ cost }) => [cost],
  source: ({ source }) => [source],
};
