import { serverEnv } from '@/lib/server/env';
import { createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { createSources } from '@/lib/sources/server/live-sources';
import type { LiveSource } from '@/lib/sources/server/source/live-source';

/** Every source has something on it, in several languages. */
const WORDS = process.argv[2] ?? 'linear algebra';

type Row = { source: string; search: string; course: string; ms: number; ok: boolean };

/** The full reasons of failures: status, changed field, or connection error. */
const reasons: string[] = [];
const tell = (source: string, { message }: Error) => reasons.push(`${source}: ${message}`);

/** One search and one course, parsed by the site's own schemas, so that a changed format is detected. */
async function check(source: LiveSource): Promise<Row> {
  const begin = performance.now();
  const found = await source.search(WORDS);
  const hits = found.kind === 'found' ? found.hits : [];
  const id = hits[0]?.course.id.slice(source.id.length + 1);
  const course = id ? await source.getCourse(id) : undefined;
  const lessons = course?.kind === 'found' ? (course.course.lessons?.length ?? 0) : 0;
  return {
    source: source.id,
    search: 'fault' in found ? found.fault : `${hits.length} found`,
    course: course?.kind === 'found' ? `${lessons} lessons` : (course?.kind ?? '-'),
    ms: Math.round(performance.now() - begin),
    ok: hits.length > 0 && course?.kind === 'found',
  };
}

const rows: Row[] = [];
// One after the other, to be polite to real services.
for (const source of createSources(serverEnv, createMemoryStore(), tell)) rows.push(await check(source));
console.table(rows);
for (const reason of new Set(reasons)) console.log(reason);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
