import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { exitWith } from '@/scripts/run-command';
import { startFuzzSite } from './fuzz/fuzz-site';
import { runFuzz } from './fuzz/run-fuzz';

/**
 * `npm run fuzz -w bench -- [requests] [seed]`: sends random requests to every route of the built site and reports
 * failures.
 */
async function fuzz(): Promise<void> {
  process.chdir(ROOT);
  const [count = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await startFuzzSite(catalog);
  console.log(`Seed ${seed}`);
  try {
    const sent = await runFuzz(site.url, { count: Number(count), seed: Number(seed), slowestMs: 5_000 });
    console.log(`${sent} requests, nothing broke (seed ${seed})`);
  } finally {
    await site.stop();
  }
}

exitWith(fuzz());
