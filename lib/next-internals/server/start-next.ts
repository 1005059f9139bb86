import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assertServer } from '@/lib/assert-server';

assertServer('lib/next-internals/server/start-next');

/*
 * Needs: `getRequestHandlers` of `next/dist/server/lib/start-server`, and `__NEXT_PRIVATE_STANDALONE_CONFIG`.
 * Why: Next's own `server.js` opens the port itself. Limits, kept pages and an orderly end belong before Next
 * (docs/decisions/http-server.md), and the documented custom server cannot be built as `standalone`.
 * When it is gone: the server does not start and says so. Compare with the `server.js` that Next writes into
 * `.next/standalone`, which starts Next in the same way.
 */

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
type Options = { dir: string; port: number; hostname: string; config: object; server: Server };
type StartServer = {
  getRequestHandlers?: (options: object) => Promise<{ requestHandler: Handler }>;
};

const MODULE = 'next/dist/server/lib/start-server';

/**
 * Starts the Next of a standalone build behind a server of ours.
 * @throws Error when this version of Next starts in another way
 */
export async function startNext({ dir, port, hostname, config, server }: Options): Promise<Handler> {
  // biome-ignore lint/style/noProcessEnv: Next reads the settings of its build from here and nowhere else
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  const { getRequestHandlers } = createRequire(join(dir, 'server.js'))(MODULE) as StartServer;
  if (!getRequestHandlers) {
    throw new Error(`This version of Next has no getRequestHandlers in ${MODULE}: see lib/next-internals.`);
  }
  return (await getRequestHandlers({ dir, port, hostname, isDev: false, server })).requestHandler;
}
