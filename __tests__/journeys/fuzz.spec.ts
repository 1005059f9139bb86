import { runFuzz } from '@/scripts/fuzz/run-fuzz';
import { expect, test } from './support';

/** The long form, with as many requests and any seed, is `npm run fuzz`. */
const SHORT = { count: 600, seed: 20_260_101, slowestMs: 15_000 };

test('nothing that somebody may send breaks the site', async ({ isMobile, baseURL }) => {
  test.skip(isMobile, 'A server is the same for every screen.');
  test.setTimeout(240_000);
  expect(await runFuzz(String(baseURL), SHORT)).toBeGreaterThan(SHORT.count);
});
