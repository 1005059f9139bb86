import type { Course } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { partsOf } from '@/engine/query/excluded-rows';
import type { AddedCourse, DatedCourse } from '@/engine/search-engine.types';

const hasDay = (course: Course): course is AddedCourse => course.addedAt !== undefined;

/**
 * The most recently added courses that search engines are told of, of a topic with its parts or of all. Courses without a
 * date are left out.
 */
export function listAdded(index: CatalogIndex, topic: string | undefined, limit: number): AddedCourse[] {
  const { store } = index;
  const slugs = topic === undefined ? undefined : partsOf(index, topic);
  return store
    .courses(store.latest(slugs, limit))
    .map(([, course]) => course)
    .filter(hasDay);
}

/** The last day on which a course is known to have changed, YYYY-MM-DD; undefined if none is. */
export const lastChange = ({ addedAt, checkedAt }: Pick<Course, 'addedAt' | 'checkedAt'>) =>
  [addedAt, checkedAt]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** Courses that search engines are told of, in index order, each with the last day on which it is known to have changed. */
export const listDated = ({ store }: CatalogIndex, offset: number, limit: number): DatedCourse[] =>
  store.listed(offset, limit).map((course) => {
    const changed = lastChange(course);
    return changed === undefined ? { id: course.id } : { id: course.id, changed };
  });
