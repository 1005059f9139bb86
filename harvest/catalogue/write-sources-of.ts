import { join } from 'node:path';
import type { Source } from '@/harvest/registry/source.schema';
import { readSources, SOURCES_FILE } from '@/lib/catalog/server/read-catalog';
import { NOT_READ } from '@/lib/course/course.schema';
import { writeAside } from './write-aside';

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
  const lines = [...sources.keys()].sort().map((id) => `${JSON.stringify(sources.get(id))}\n`);
  await writeAside(join(out, SOURCES_FILE), lines.join(''));
}
