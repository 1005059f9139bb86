import { buildCatalog } from './build-catalog';
import { buildSite } from './build-site';
import { runFuzz } from './fuzz/run-fuzz';
import { ROOT } from './places';
import { serveSite } from './serve-site';

const PORT = 3170;

/** `npm run fuzz -- [requests] [seed]`: sends made-up requests to the built site and says what breaks. */
async function fuzz(): Promise<void> {
  process.chdir(ROOT);
  const [count = '20000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await serveSite(PORT, {
    ...process.env,
    ...catalog,
    LIVE_SOURCES: 'none',
    RATE_LIMIT_CLIENT: '100000000',
    RATE_LIMIT_GLOBAL: '100000000',
  });
  console.log(`Seed ${seed}`);
  try {
    const sent = await runFuzz(site.url, { count: Number(count), seed: Number(seed), slowestMs: 5_000 });
    console.log(`${sent} requests, nothing broke (seed ${seed})`);
  } finally {
    await site.stop();
  }
}

fuzz().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
