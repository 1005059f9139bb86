import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalog } from './build-catalog';
import { buildSite } from './build-site';
import { startLocalServices } from './local/start-local-services';
import { type Site, serveSite } from './serve-site';

/**
 * Builds the site and serves it while tests use it. The local services are its own, on free ports and without users,
 * whatever project the environment names; their data goes with them.
 */
export async function withBuiltSite<T>(
  port: number,
  work: (site: Site) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog }, { forTests: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'polymath-services-'));
  const services = await startLocalServices({
    dataDir,
    ports: { auth: 0, firestore: 0 },
    log: console.log,
  });
  try {
    const site = await serveSite(port, {
      ...process.env,
      ...catalog,
      ...services.env,
      // All journeys come from this machine's one address.
      RATE_LIMIT_CLIENT: '1000000',
      RATE_LIMIT_GLOBAL: '1000000',
      ...env,
    });
    try {
      return await work(site);
    } finally {
      await site.stop();
    }
  } finally {
    await services.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
