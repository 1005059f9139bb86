import type { Course } from '@/engine/course.schema';
import { topicToken } from '@/engine/format/analyse-course';
import type { CourseStore } from '@/engine/format/course-store.types';
import { hashKey } from '@/engine/format/hash-key';
import type { IndexFile } from '@/engine/format/open-index';
import type { CourseRules } from '@/engine/host.types';
import { rowsWithAll } from './match-rows';

type Lists = Pick<
  CourseStore,
  'rowOf' | 'renamed' | 'keyed' | 'ids' | 'listed' | 'withListedLessons' | 'latest'
>;

const ADDED = "json_extract(course, '$.addedAt')";

function coursesWithKeys(
  { database }: IndexFile,
  rules: CourseRules,
  keys: readonly string[],
): [key: string, id: string][] {
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
    if (!found.has(key) && rules.keys(JSON.parse(course) as Course).includes(key)) found.set(key, slug);
  }
  return [...found];
}

function latestRows(index: IndexFile, topics: readonly string[] | undefined, limit: number): number[] {
  const tokens = topics?.map((topic) => [topicToken(topic)]);
  const inTopics = tokens
    ? [JSON.stringify([...rowsWithAll(index, [{ alternatives: tokens }], 'head')])]
    : [];
  return index.database
    .all<[number]>(
      `SELECT id FROM listed JOIN courses USING (id) WHERE ${ADDED} IS NOT NULL
        ${inTopics.length > 0 ? 'AND id IN (SELECT value FROM json_each(?))' : ''} ORDER BY ${ADDED} DESC, id LIMIT ?`,
      ...inTopics,
      limit,
    )
    .map(([row]) => row);
}

/** Single courses and lists of an index file. */
export function fileLists(index: IndexFile, rules: CourseRules): Lists {
  const { database } = index;
  return {
    rowOf: (id) => database.get<[number]>('SELECT id FROM courses WHERE slug = ?', id)?.[0],
    renamed: (id) => {
      const sql = 'SELECT courses.slug FROM other_ids JOIN courses USING (id) WHERE other_ids.slug = ?';
      return (database.get<[string]>(sql, id) ?? database.get<[string]>(sql, id.toLowerCase()))?.[0];
    },
    keyed: (keys) => coursesWithKeys(index, rules, keys),
    ids: (offset, limit) =>
      database
        .all<[string]>('SELECT slug FROM courses WHERE id > ? ORDER BY id LIMIT ?', offset, limit)
        .map(([slug]) => slug),
    listed: (offset, limit) =>
      database
        .all<[string, string | null, string | null]>(
          `SELECT slug, ${ADDED}, json_extract(course, '$.checkedAt') FROM listed JOIN courses USING (id)
            WHERE number > ? ORDER BY number LIMIT ?`,
          offset,
          limit,
        )
        .map(([id, addedAt, checkedAt]) => ({
          id,
          ...(addedAt !== null && { addedAt }),
          ...(checkedAt !== null && { checkedAt }),
        })),
    withListedLessons: (offset, limit) =>
      database
        .all<[number, number]>(
          `SELECT id, last FROM lesson_pages WHERE last > ? AND last <= coalesce(
            (SELECT min(last) FROM lesson_pages WHERE last >= ?), (SELECT max(last) FROM lesson_pages)) ORDER BY last`,
          offset,
          offset + limit,
        )
        .map(([row, last]) => ({ row, last })),
    latest: (topics, limit) => latestRows(index, topics, limit),
  };
}
