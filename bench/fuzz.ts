import { startAttackedSite } from '@/bench/attack/attacked-site';
import { startOutside } from '@/bench/attack/outside';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { exitWith } from '@/scripts/run-command';
import { runFuzz } from './fuzz/run-fuzz';

/** On a busy machine a slow search gives a 503, and no fuzz request should exceed a limit. */
const PATIENT = { SEARCH_TIMEOUT_MS: '30000', LOG_LEVEL: 'silent' };

/** The built site with the limits of production, and local live sources and a local model. */
async function startFuzzSite(catalog: Record<'CATALOG_DIR' | 'INDEX_DIR', string>) {
  const outside = await startOutside();
  const site = await startAttackedSite({ ...catalog, ...outside.env, ...PATIENT });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      await outside.close();
    },
  };
}

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
