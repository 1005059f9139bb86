import { valuesOf } from '@polymath/engine/facets';
import { facets } from '@polymath/engine/search';
import { NOT_STATED } from '@polymath/engine/values';
import { type Course, lessonsOf, studyHours } from '@/lib/course';
import { type Exclusion, type FacetName, type Filters, hoursRange } from '@/lib/search';
import { titleMatch } from './title-match';

/** Whether a course is known to have a value, or hours within a range. */
function has(course: Course, facet: FacetName, value: string): boolean {
  const hours = studyHours(course);
  const values = valuesOf(facet, course, { hours, isPlayable: lessonsOf(course).length > 0 });
  if (values.includes(value)) return true;
  if (value === NOT_STATED) return facets[facet].tellsUnstated && values.length === 0;
  const range = facet === 'length' ? hoursRange(value) : undefined;
  return range !== undefined && hours !== undefined && hours >= range.from && hours < range.to;
}

/** Whether a course is known to match every chosen filter. Unknown values do not match. */
export function passesFilters(course: Course, filters: Filters): boolean {
  return Object.entries(filters).every(([facet, chosen]) =>
    chosen.some((value) => has(course, facet as FacetName, value)),
  );
}

/** Whether a course is known to be what was excluded: by a facet's value, or by its title. */
export function isExcluded(course: Course, exclusions: readonly Exclusion[]): boolean {
  return exclusions.some(({ facet, value, label, words }) => {
    if (facet && value !== undefined && has(course, facet, value)) return true;
    const names = facet && facet !== 'topic' ? [] : [label, words];
    return names.some((name) => titleMatch(name, course.title) === 1);
  });
}
