import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import { courseKeys } from '@/lib/courses/course-keys';
import { hashKey } from '@/lib/server/search-index/hash-key';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';

assertServer('lib/server/search/look-up-keys');

/** For each known key (`courseKeys`), the most popular course: pairs of key and course id. */
export function lookUpKeys({ database }: CatalogIndex, keys: string[]): [key: string, id: string][] {
  const wanted = new Map(keys.map((key) => [hashKey(key), key]));
  const found = new Map<string, string>();
  const rows = database.all<[number, string, string]>(
    `SELECT same.hash, courses.slug, courses.course FROM same JOIN courses ON courses.id = same.id
      WHERE same.hash IN (SELECT value FROM json_each(?)) ORDER BY same.id`,
    JSON.stringify([...wanted.keys()]),
  );
  for (const [hash, slug, course] of rows) {
    const key = wanted.get(hash) ?? '';
    // Validated by the catalogue's schema when the index was built.
    if (!found.has(key) && courseKeys(JSON.parse(course) as Course).includes(key)) found.set(key, slug);
  }
  return [...found];
}
