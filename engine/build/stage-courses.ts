import { checkedCourse } from '@/engine/course.schema';
import type { CatalogSource } from '@/engine/host.types';
import type { OpenDatabase } from '@/engine/open-database';

/**
 * Sorts the courses on disk, most popular first. Courses that are gone are stored separately.
 * @returns the number of courses that are not gone
 * @throws ZodError when a course is none
 */
export async function stageCourses(source: CatalogSource, staging: OpenDatabase): Promise<number> {
  staging.exec(`CREATE TABLE gone (slug TEXT PRIMARY KEY, since TEXT, course TEXT);
    CREATE TABLE given (slug TEXT PRIMARY KEY, popularity REAL, course TEXT); BEGIN`);
  for await (const { course, popularity, goneSince } of source.courses()) {
    const { id } = checkedCourse(course);
    const text = JSON.stringify(course);
    if (goneSince) staging.run('INSERT OR IGNORE INTO gone VALUES (?, ?, ?)', id, goneSince, text);
    else staging.run('INSERT OR IGNORE INTO given VALUES (?, ?, ?)', id, popularity, text);
  }
  staging.exec(`COMMIT;
    CREATE TABLE sorted AS SELECT course, popularity FROM given ORDER BY popularity DESC, slug;
    DROP TABLE given`);
  return staging.get<[number]>('SELECT count(*) FROM sorted')?.[0] ?? 0;
}

/**
 * Writes the courses that are gone into a table of their own. Only their addresses, current and former, find
 * them.
 */
export function writeGone(staging: OpenDatabase, database: OpenDatabase): void {
  for (const [, since, text] of staging.all<[string, string, string]>('SELECT * FROM gone')) {
    const { id, formerIds = [] } = checkedCourse(JSON.parse(text));
    for (const slug of [id, ...formerIds])
      database.run('INSERT OR IGNORE INTO gone VALUES (?, ?, ?)', slug, since, text);
  }
}
