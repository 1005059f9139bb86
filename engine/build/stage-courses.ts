import type { OpenDatabase } from '@/engine/open-database';
import { blockHosts, readBlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { courseCheckSchema, withCheck } from '@/lib/catalog/server/checked-courses';
import { type CatalogProblem, readCatalog, readCheckRows } from '@/lib/catalog/server/read-catalog';
import { type Course, courseSchema } from '@/lib/course/course.schema';
import { popularityOf } from './popularity';

/** @returns how many courses were checked. */
async function stageChecks(
  dirs: string[],
  staging: OpenDatabase,
  problems: CatalogProblem[],
): Promise<number> {
  for await (const row of readCheckRows(dirs)) {
    if (row.kind === 'problem') problems.push(row);
    else staging.run('INSERT OR REPLACE INTO checks VALUES (?, ?)', row.check.id, JSON.stringify(row.check));
  }
  return staging.get<[number]>('SELECT count(*) FROM checks')?.[0] ?? 0;
}

/**
 * Sorts the courses on disk, most popular first, and adds the results of their last check. Courses that are
 * gone are stored separately. Courses of hosts that asked to be left out are not taken.
 * @returns the number of courses that are not gone
 */
export async function stageCourses(
  dirs: string[],
  staging: OpenDatabase,
  problems: CatalogProblem[],
): Promise<number> {
  staging.exec(`CREATE TABLE checks (slug TEXT PRIMARY KEY, data TEXT);
    CREATE TABLE gone (slug TEXT PRIMARY KEY, since TEXT, course TEXT);
    CREATE TABLE given (slug TEXT PRIMARY KEY, popularity REAL, course TEXT); BEGIN`);
  const checks = await stageChecks(dirs, staging, problems);
  const blocked = blockHosts(await readBlockedHosts(dirs));
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') {
      problems.push(row);
      continue;
    }
    const { id, url } = row.course;
    if (blocked(new URL(url).hostname)) continue;
    const [data] =
      checks > 0 ? (staging.get<[string]>('SELECT data FROM checks WHERE slug = ?', id) ?? []) : [];
    const check = data === undefined ? { id } : courseCheckSchema.parse(JSON.parse(data));
    const course = JSON.stringify(withCheck(row.course, check));
    if (check.goneSince)
      staging.run('INSERT OR IGNORE INTO gone VALUES (?, ?, ?)', id, check.goneSince, course);
    else staging.run('INSERT OR IGNORE INTO given VALUES (?, ?, ?)', id, popularityOf(row.course), course);
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
    const { id, formerIds = [] }: Course = courseSchema.parse(JSON.parse(text));
    for (const slug of [id, ...formerIds])
      database.run('INSERT OR IGNORE INTO gone VALUES (?, ?, ?)', slug, since, text);
  }
}
