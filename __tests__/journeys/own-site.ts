import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT } from '@/scripts/build-paths';
import { type Site, serveSite } from '@/scripts/serve-site';

export const INDEX = process.env.INDEX_DIR || join(ROOT, '.polymath', 'index');

type Options = Parameters<typeof serveSite>[2] & { port?: number };

/** The built site once more, with settings of a journey's own. It asks nothing outside of this machine. */
export const serveOwn = async (
  env: Record<string, string | undefined> = {},
  { port, ...options }: Options = {},
) =>
  serveSite(
    port ?? (await getPort()),
    {
      ...process.env,
      CATALOG_DIR: process.env.CATALOG_DIR || join(ROOT, 'data', 'catalog'),
      INDEX_DIR: INDEX,
      LIVE_SOURCES: 'none',
      REDIS_URL: '',
      SEARCH_TIMEOUT_MS: '30000',
      // Every request comes from this machine.
      RATE_LIMIT_CLIENT: '1000000',
      ...env,
    },
    options,
  );

/** Looks at a site, and stops it whatever is found. */
export async function whileServed(site: Site, look: (site: Site) => Promise<void>): Promise<void> {
  try {
    await look(site);
  } finally {
    await site.stop();
  }
}
