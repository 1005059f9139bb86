import type { Course } from '@/engine/course.schema';
import type { FacetName } from '@/engine/facet-definitions';
import { levelOfTitle } from '@/engine/text/title-levels';
import { lengthBucket } from '@/engine/values';

const known = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** What the host knows of a course: how long it takes, and whether it can be watched on its own pages. */
type Known = { hours: number | undefined; isPlayable: boolean };

/** The values of a course, of each facet: for the index, and for courses from elsewhere. */
export const valuesOf: Record<FacetName, (course: Course, known: Known) => readonly string[]> = {
  topic: ({ topics }) => topics,
  level: ({ level, title }) => known(level ?? levelOfTitle(title)),
  language: ({ language }) => known(language.split('-')[0]),
  plays: (_course, { isPlayable }) => (isPlayable ? ['here'] : []),
  length: (_course, { hours }) => known(hours).map(lengthBucket),
  kind: ({ kind }) => [kind],
  provider: ({ provider }) => [provider],
  teacher: ({ instructors = [] }) => instructors,
  cost: ({ cost }) => [cost],
  certificate: ({ certificate }) => known(certificate),
  audience: ({ audience }) => known(audience?.group),
  updated: ({ updated }) => known(updated?.slice(0, 4)),
  source: ({ source }) => [source],
};
