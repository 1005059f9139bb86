import { join } from 'node:path';
import { startFuzzSite } from '@/bench/fuzz/fuzz-site';
import { runFuzz } from '@/bench/fuzz/run-fuzz';
import { ROOT } from '@/scripts/build-paths';
import { expect, test } from './support';

/** `npm run fuzz -w bench` sends as many requests as one wants, with any seed, and all naughty strings. */
const SHORT = { count: 240, naughty: 0.1, seed: 20_260_101, slowestMs: 15_000 };

test('nothing that somebody may send breaks the site', async () => {
  test.setTimeout(360_000);
  const site = await startFuzzSite({
    CATALOG_DIR: process.env.CATALOG_DIR || join(ROOT, 'data', 'catalog'),
    INDEX_DIR: process.env.INDEX_DIR || join(ROOT, '.polymath', 'index'),
  });
  try {
    expect(await runFuzz(site.url, SHORT)).toBeGreaterThan(SHORT.count);
  } finally {
    await site.stop();
  }
});
