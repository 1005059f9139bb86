import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS_FILE, type CourseCheck } from '@/lib/catalog/server/checked-courses';
import { readCatalog, wholeList } from '@/lib/catalog/server/read-catalog';
import { replaceFile } from '@/lib/server/replace-file';
import type { Journal } from './journal';
import { judgeCourse } from './judge-course';

export type CheckCounts = { courses: number; checked: number; gone: number; withGoneVideos: number };

/**
 * Updates the checks of a catalogue folder: one line per course, sorted by id. Unknown results keep the
 * earlier state; courses that left the catalogue are removed.
 * @throws Error when the folder cannot be read or written
 */
export async function writeChecks(dir: string, journal: Journal): Promise<CheckCounts> {
  const before = new Map((await wholeList([dir], 'checks')).map((check) => [check.id, check]));
  const checks = new Map<string, CourseCheck>();
  const counts: CheckCounts = { courses: 0, checked: 0, gone: 0, withGoneVideos: 0 };
  for await (const row of readCatalog([dir], { privateLinks: true })) {
    if (row.kind === 'problem' || checks.has(row.course.id)) continue;
    counts.courses++;
    const check = judgeCourse(row.course, journal) ?? before.get(row.course.id);
    if (!check) continue;
    checks.set(row.course.id, check);
    if (check.checkedAt) counts.checked++;
    if (check.goneSince) counts.gone++;
    if (check.goneVideos) counts.withGoneVideos++;
  }
  const file = join(dir, CHECKS_FILE);
  const ids = [...checks.keys()].sort();
  const text = ids.map((id) => `${JSON.stringify(checks.get(id))}\n`).join('');
  // A catalogue of which nothing is known needs no file.
  if (text !== '' || existsSync(file)) await replaceFile(file, text);
  return counts;
}
