import { join } from 'node:path';
import type { Source } from '@/harvest/registry/source.schema';
import { CHECKS_FILE } from '@/lib/catalog/server/checked-courses';
import { readSources, SOURCES_FILE, wholeList } from '@/lib/catalog/server/read-catalog';
import { NOT_READ } from '@/lib/course/course.schema';
import { replaceFile } from '@/lib/server/replace-file';

/** Writes the rows of a list in the order of their names. */
async function writeList(file: string, rows: ReadonlyMap<string, unknown>): Promise<void> {
  const lines = [...rows.keys()].sort().map((id) => `${JSON.stringify(rows.get(id))}\n`);
  await replaceFile(file, lines.join(''));
}

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
  await writeList(join(out, CHECKS_FILE), checks);
}

/** Writes licence and attribution of all sources of a catalogue: of those it is built on, and of what was gathered. */
export async function writeSourcesOf(out: string, baseDirs: string[], gathered: Source[]): Promise<void> {
  const sources = await readSources(baseDirs);
  for (const { name, licence, attribution, terms, origin } of gathered) {
    sources.set(name, {
      id: name,
      licence: licence === 'unknown' ? NOT_READ : licence,
      ...(licence !== 'unknown' && terms && { licenceUrl: terms }),
      attribution,
      url: terms ?? new URL(origin).origin,
    });
  }
  await writeList(join(out, SOURCES_FILE), sources);
}
