import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { rowsWithAny } from './retrieve/match-rows';
import type { AddedCourse, DatedCourse } from './search-engine.types';

assertServer('lib/server/search/list-added');

const ADDED = "json_extract(course, '$.addedAt')";

/** The most recently added courses, of a topic or of all. Courses without a date are left out. */
export function listAdded(index: CatalogIndex, topic: string | undefined, limit: number): AddedCourse[] {
  const inTopic =
    topic === undefined
      ? undefined
      : JSON.stringify([...rowsWithAny(index, [{ alternatives: [[topicToken(topic)]] }], 'head')]);
  const rows = index.database.all<[string]>(
    `SELECT course FROM courses WHERE ${ADDED} IS NOT NULL
      ${inTopic === undefined ? '' : 'AND id IN (SELECT value FROM json_each(?))'} ORDER BY ${ADDED} DESC, id LIMIT ?`,
    ...(inTopic === undefined ? [] : [inTopic]),
    limit,
  );
  // Validated by the catalogue's schema when the index was built.
  return rows.map(([course]) => JSON.parse(course) as Course).filter(hasDay);
}

const hasDay = (course: Course): course is AddedCourse => course.addedAt !== undefined;

/** Courses that search engines are told of, in index order, each with the last day on which it is known to have changed. */
export function listDated({ database }: CatalogIndex, offset: number, limit: number): DatedCourse[] {
  return database
    .all<[string, string | null, string | null]>(
      `SELECT slug, ${ADDED}, json_extract(course, '$.checkedAt') FROM listed JOIN courses USING (id)
        WHERE number > ? ORDER BY number LIMIT ?`,
      offset,
      limit,
    )
    .map(([id, added, checked]) => {
      const changed = [added, checked]
        .filter((day) => day !== null)
        .sort()
        .at(-1);
      return changed === undefined ? { id } : { id, changed };
    });
}
