import type { Course } from '@/engine/course.schema';
import type { FacetName } from '@/engine/facet-definitions';
import { levelOfTitle } from '@/engine/text/title-levels';
import { lengthBucket } from '@/engine/values';

const known = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** What the host knows of a course: how long it takes, and whether it can be watched on its own pages. */
type Known = { hours: number | undefined; isPlayable: boolean };

type Read = (course: Course, known: Known) => readonly string[];

/** Facets whose values are not just what a course has under the facet's name. */
const read = {
  topic: ({ topics }) => topics,
  level: ({ level, title }) => known(level ?? levelOfTitle(title)),
  language: ({ language }) => known(language.split('-')[0]),
  plays: (_course, { isPlayable }) => (isPlayable ? ['here'] : []),
  length: (_course, { hours }) => known(hours).map(lengthBucket),
  teacher: ({ instructors = [] }) => instructors,
  audience: ({ audience }) => known(audience?.group),
  updated: ({ updated }) => known(updated?.slice(0, 4)),
} satisfies Partial<Record<FacetName, Read>>;

const isRead = (facet: FacetName): facet is keyof typeof read => Object.hasOwn(read, facet);

/** The values of a facet that a course has: for the index, and for courses from elsewhere. */
export const valuesOf = (facet: FacetName, course: Course, facts: Known): readonly string[] =>
  isRead(facet) ? read[facet](course, facts) : known(course[facet]);
