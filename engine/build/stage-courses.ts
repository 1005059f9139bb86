import { checkedCourse, type Version } from '@/engine/course.schema';
import type { CatalogSource } from '@/engine/host.types';
import type { OpenDatabase } from '@/engine/open-database';

/**
 * Sorts the courses on disk, most popular first. Courses that are gone are stored separately.
 * @returns how many are not gone, and those of them that have other versions, by id
 * @throws ZodError when a course is none
 */
export async function stageCourses(
  source: CatalogSource,
  staging: OpenDatabase,
): Promise<{ courses: number; versions: ReadonlyMap<string, Version> }> {
  const versions = new Map<string, Version>();
  staging.exec(`CREATE TABLE gone (slug TEXT PRIMARY KEY, since TEXT, course TEXT);
    CREATE TABLE given (slug TEXT PRIMARY KEY, popularity REAL, course TEXT); BEGIN`);
  for await (const { course, popularity, goneSince } of source.courses()) {
    const { id, provider, platform, year, ...more } = checkedCourse(course);
    const text = JSON.stringify(course);
    if (more.versions && !goneSince && !versions.has(id)) versions.set(id, { provider, platform, year });
    if (goneSince) staging.run('INSERT OR IGNORE INTO gone VALUES (?, ?, ?)', id, goneSince, text);
    else staging.run('INSERT OR IGNORE INTO given VALUES (?, ?, ?)', id, popularity, text);
  }
  staging.exec(`COMMIT;
    CREATE TABLE sorted AS SELECT course, popularity FROM given ORDER BY popularity DESC, slug;
    DROP TABLE given`);
  return { courses: staging.get<[number]>('SELECT count(*) FROM sorted')?.[0] ?? 0, versions };
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
