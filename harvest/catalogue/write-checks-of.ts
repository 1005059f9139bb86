import { join } from 'node:path';
import { CHECKS_FILE, type CourseCheck } from '@/lib/catalog/server/checked-courses';
import { readCheckRows } from '@/lib/catalog/server/read-catalog';
import { writeAside } from './write-aside';

/**
 * Writes what is known of the availability of a catalogue's courses: its own checks, else those of the catalogues it
 * is built on, without those of courses that left.
 */
export async function writeChecksOf(
  out: string,
  baseDirs: string[],
  has: (id: string) => boolean,
): Promise<void> {
  const checks = new Map<string, CourseCheck>();
  for await (const row of readCheckRows([...baseDirs, out]))
    if (row.kind === 'check' && has(row.check.id)) checks.set(row.check.id, row.check);
  if (checks.size === 0) return;
  const lines = [...checks.keys()].sort().map((id) => `${JSON.stringify(checks.get(id))}\n`);
  await writeAside(join(out, CHECKS_FILE), lines.join(''));
}
