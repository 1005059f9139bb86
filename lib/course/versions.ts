import type { Version } from '@polymath/engine/course.schema';

const placeOf = ({ platform, provider }: Version): string => platform ?? provider;

/** What tells another version of a course from it: its year, or else the place that has it, if anything does. */
export function labelOf(other: Version, course: Version): number | string | undefined {
  if (course.year && other.year && other.year !== course.year) return other.year;
  if (placeOf(other) !== placeOf(course)) return placeOf(other);
  return other.year === course.year ? undefined : other.year;
}

/** The other years of a course, the earliest first, and the other places that have it. */
export function otherVersions(course: Version, versions: readonly Version[]) {
  const labels = new Set(versions.map((other) => labelOf(other, course)));
  return {
    years: [...labels].filter((label) => typeof label === 'number').sort(),
    places: [...labels].filter((label) => typeof label === 'string'),
  };
}
