import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { PRODUCTION } from '@/bench/site/production';
import { STANDALONE } from '@/scripts/build-paths';
import { serveSite } from '@/scripts/serve-site';

/** The built site with the limits of production. */
export async function startAttackedSite(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-attack-'));
  const log = await open(join(folder, 'log'), 'w');
  // Files of an earlier attack would hide those of this one.
  await rm(join(STANDALONE, '.next', 'cache'), { recursive: true, force: true });
  const site = await serveSite(await getPort(), { ...process.env, ...PRODUCTION, ...env }, { log: log.fd });
  return {
    ...site,
    url: site.url.replace('localhost', '127.0.0.1'),
    stop: async () => {
      await site.stop();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
