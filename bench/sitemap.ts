import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { SHARD, sitemapIndex, sitemapShard } from '@/lib/seo/server/sitemap';

const COURSES = Number(process.argv[2] ?? 1_000_000);
const MB = 1024 * 1024;
/** The protocol's limit per file. */
const MOST_BYTES = 50 * MB;

const courseAt = (n: number) => ({
  id: `course-${n}-with-a-title-of-a-usual-length`,
  changed: '2026-11-21',
});

/** Generates this many courses without storing them: only the writing is measured. */
const engine: Pick<SearchEngine, 'version' | 'overview' | 'listDated' | 'listLessons'> = {
  version: async () => 'bench',
  overview: async () => ({
    courses: COURSES,
    playable: 0,
    listed: COURSES,
    sources: [],
    lessons: 0,
    lessonPages: 0,
    providers: 0,
    languages: 0,
    subjects: [],
  }),
  listLessons: async () => [],
  listDated: async (offset, limit) =>
    Array.from({ length: Math.max(0, Math.min(limit, COURSES - offset)) }, (_, n) => courseAt(offset + n)),
};

/** Generates every file of the sitemap and discards it: `npx tsx bench/sitemap.ts [courses]`. */
async function measure(): Promise<void> {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const begin = performance.now();
  const files = (await sitemapIndex(engine)).match(/<loc>/g)?.length ?? 0;
  let addresses = 0;
  let largest = 0;
  let slowest = 0;
  for (let number = 1; number <= Math.ceil(COURSES / SHARD); number++) {
    const started = performance.now();
    let bytes = 0;
    for await (const piece of (await sitemapShard(engine, `courses-${number}`)) ?? []) {
      bytes += Buffer.byteLength(piece);
      addresses += piece.split('<loc>').length - 1;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    largest = Math.max(largest, bytes);
    slowest = Math.max(slowest, performance.now() - started);
  }
  const seconds = (performance.now() - begin) / 1000;
  console.table({
    courses: COURSES,
    'addresses written': addresses,
    files,
    'seconds in all': seconds.toFixed(2),
    'slowest file, ms': Math.round(slowest),
    'largest file, MB': (largest / MB).toFixed(1),
    'memory before, MB': Math.round(before / MB),
    'memory at its peak, MB': Math.round(peak / MB),
  });
  if (addresses !== COURSES || largest > MOST_BYTES) throw new Error('A file of the sitemap is wrong.');
}

measure().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
