import { join } from 'node:path';
import { CHECKS_FILE } from '@/lib/catalog/server/checked-courses';
import { wholeList } from '@/lib/catalog/server/read-catalog';
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
  const known = (await wholeList([...baseDirs, out], 'checks')).filter(({ id }) => has(id));
  const checks = new Map(known.map((check) => [check.id, check]));
  if (checks.size === 0) return;
  const lines = [...checks.keys()].sort().map((id) => `${JSON.stringify(checks.get(id))}\n`);
  await writeAside(join(out, CHECKS_FILE), lines.join(''));
}
