import { join } from 'node:path';
import getPort from 'get-port';
import { type Outside, startOutside } from '@/bench/attack/outside';
import { readReference } from '@/bench/attack/read-reference';
import type { Round } from '@/bench/attack/visitors';
import { serveNginx } from '@/bench/site/nginx';
import { startRedis } from '@/scripts/local/start-redis';
import type { PublishedIndexes } from './published-indexes';
import { Server } from './server';
import type { Version } from './versions';

/** Questions to the model a day, of all visitors. Signed-out ones may send half of them. */
export const SITE_QUESTIONS = 16;

type Parts = { versions: { current: Version; next: Version }; indexes: PublishedIndexes };

/** Two servers of the site behind nginx, with one Redis; live sources and the model are local and count requests. */
export type Stage = Parts &
  Pick<Round, 'url' | 'words' | 'pages'> & {
    servers: readonly [Server, Server];
    outside: Outside;
    redis: {
      /** Ends it as a crash would, with all that it had counted. */
      stop: () => Promise<void>;
      /** Starts an empty one at the same address. */
      start: () => Promise<void>;
      pause: () => void;
      resume: () => void;
    };
    close: () => Promise<void>;
  };

/** @throws Error when a part of it does not start; the others are then ended */
export async function openStage(parts: Parts, folder: string): Promise<Stage> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    let redis = await startRedis();
    closers.push(() => redis.stop());
    const outside = await startOutside();
    closers.push(outside.close);
    const env = {
      ...outside.env,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: 'loopback',
      GUIDE_DAILY_SITE: String(SITE_QUESTIONS),
    };
    const make = async (name: string) => new Server(await getPort(), join(folder, name), env);
    const servers = [await make('first'), await make('second')] as const;
    for (const server of servers) {
      closers.push(() => server.stop());
      await parts.indexes.pull(server.indexDir);
      await server.start(parts.versions.current);
    }
    const nginx = await serveNginx(servers.map(({ port }) => port));
    if (!nginx) throw new Error('nginx is not installed.');
    closers.push(nginx.stop);
    const { words, pages } = (await readReference(nginx.url)).reference;
    return {
      ...parts,
      url: nginx.url,
      words,
      pages,
      servers,
      outside,
      redis: {
        stop: () => redis.stop(),
        start: async () => {
          redis = await startRedis(redis.port);
        },
        pause: () => void redis.pause(),
        resume: () => void redis.resume(),
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
