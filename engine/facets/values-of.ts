import type { Course } from '@/engine/course.schema';
import type { FacetName } from '@/engine/facet-definitions';
import { levelOfTitle } from '@/engine/text/title-levels';
import { lengthBucket } from '@/engine/values';

const known = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** The values of a course, of each facet: for the index, and for courses from elsewhere. `hours` is how long it takes. */
export const valuesOf: Record<FacetName, (course: Course, hours: number | undefined) => readonly string[]> = {
  topic: ({ topics }) => topics,
  level: ({ level, title }) => known(level ?? levelOfTitle(title)),
  language: ({ language }) => known(language.split('-')[0]),
  length: (_course, hours) => known(hours).map(lengthBucket),
  kind: ({ kind }) => [kind],
  provider: ({ provider }) => [provider],
  teacher: ({ instructors = [] }) => instructors,
  cost: ({ cost }) => [cost],
  source: ({ source }) => [source],
};
