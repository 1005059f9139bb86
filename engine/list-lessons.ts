import type { Course } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { CourseRules } from './host.types';
import { lastChange } from './list-added';
import type { ListedLesson } from './search-engine.types';

/** A course with the position of its last listed lesson among those of the catalogue, from 1. */
type LessonRow = { last: number; course: Course };

/** The listed lessons of these courses at positions above `offset`, at most `limit`. */
function lessonsAt(
  rules: CourseRules,
  rows: readonly LessonRow[],
  offset: number,
  limit: number,
): ListedLesson[] {
  return rows.flatMap(({ last, course }) => {
    const { id, lessons = [] } = course;
    const changed = lastChange(course);
    const numbers = rules.listedLessons(course);
    const before = last - numbers.length;
    return numbers
      .slice(Math.max(0, offset - before), Math.max(0, offset + limit - before))
      .map((number) => ({
        id,
        segment: rules.lessonSegment(number, lessons[number - 1]?.title ?? ''),
        ...(changed && { changed }),
      }));
  });
}

/** Lessons that search engines list, in index order. */
export function listLessons({ store, rules }: CatalogIndex, offset: number, limit: number): ListedLesson[] {
  const found = store.withListedLessons(offset, limit);
  const courses = new Map(store.courses(found.map(({ row }) => row)));
  const rows = found.flatMap(({ row, last }) => {
    const course = courses.get(row);
    return course ? [{ last, course }] : [];
  });
  return lessonsAt(rules, rows, offset, limit);
}
