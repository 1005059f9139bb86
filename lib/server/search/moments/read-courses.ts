import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';

assertServer('lib/server/search/moments/read-courses');

/** The courses of these rows, with their lessons, in the order of the rows. */
export function readCourses({ database, taught }: CatalogIndex, rows: Iterable<number>): [number, Course][] {
  return [...rows].flatMap((row): [number, Course][] => {
    const kept = taught.get(row);
    if (kept) return [[row, kept]];
    const [text] = database.get<[string]>('SELECT course FROM courses WHERE id = ?', row) ?? [];
    if (text === undefined) return [];
    // Validated by the catalogue's schema when the index was built.
    const course = JSON.parse(text) as Course;
    taught.set(row, course, { size: text.length });
    return [[row, course]];
  });
}
