import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { PRODUCTION } from '@/bench/site/production';
import { STANDALONE } from '@/scripts/build-paths';
import { serveSite } from '@/scripts/serve-site';

/** The built site with the limits of production, and its log. */
export async function startAttackedSite(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-attack-'));
  const logFile = join(folder, 'log');
  const log = await open(logFile, 'w');
  // Files of an earlier attack would hide those of this one.
  await rm(join(STANDALONE, '.next', 'cache'), { recursive: true, force: true });
  const site = await serveSite(await getPort(), { ...process.env, ...PRODUCTION, ...env }, { log: log.fd });
  return {
    ...site,
    url: site.url.replace('localhost', '127.0.0.1'),
    readLog: () => readFile(logFile, 'utf8'),
    stop: async () => {
      await site.stop();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
