import getPort from 'get-port';
import { buildCatalog } from './build-catalog';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';
import { overload } from './overload';
import { exitWith } from './run-command';
import { serveSite } from './serve-site';

const REFUSED_MS = 1_000;
const RECOVERED_MS = 5_000;

/**
 * `npm run overload -w bench -- [seconds]`: sends ten times the load that the built site can handle, and checks its
 * answers.
 */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await serveSite(await getPort(), {
    ...process.env,
    ...catalog,
    LIVE_SOURCES: 'none',
    LOG_LEVEL: 'silent',
    // The whole server is tested, and every request comes from this machine.
    RATE_LIMIT_CLIENT: '100000000',
  });
  try {
    const { wrong, ...found } = await overload(site.url, Number(process.argv[2] ?? 60));
    console.table({ ...found, wrong: wrong.length });
    for (const fault of new Set(wrong)) console.log(fault);
    return wrong.length === 0 && found.refusedMs <= REFUSED_MS && found.recoveredMs <= RECOVERED_MS;
  } finally {
    await site.stop();
  }
}

exitWith(main());
