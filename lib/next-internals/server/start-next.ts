import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

/*
 * Needs: `getRequestHandlers` of `next/dist/server/lib/start-server`, `__NEXT_PRIVATE_STANDALONE_CONFIG`, and
 * `loadComponents` of `next/dist/server/load-components`.
 * Why: Next's own `server.js` opens the port itself. Limits, kept pages and an orderly end belong before Next
 * (docs/decisions/http-server.md), and the documented custom server cannot be built as `standalone`. Next loads pages
 * in the background and ignores failures; a page whose code could not be read once then answers 500 for good.
 * When it is gone: the server does not start and says so. Compare with the `server.js` that Next writes into
 * `.next/standalone`, which starts Next in the same way.
 */

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
type Options = { dir: string; port: number; hostname: string; config: object; server: Server };
type StartServer = {
  getRequestHandlers?: (options: object) => Promise<{ requestHandler: Handler }>;
};

type LoadComponents = {
  loadComponents?: (options: {
    distDir: string;
    page: string;
    isAppPath: boolean;
    isDev: boolean;
    sriEnabled: boolean;
    needsManifestsForLegacyReasons: boolean;
  }) => Promise<unknown>;
};

const MODULE = 'next/dist/server/lib/start-server';
const LOADER = 'next/dist/server/load-components';
const pagesSchema = z.record(z.string(), z.string());

/**
 * Loads the code of every page.
 * @throws Error when a page cannot be loaded
 */
async function loadPages(dir: string, load: NodeJS.Require): Promise<void> {
  const { loadComponents } = load(LOADER) as LoadComponents;
  if (!loadComponents)
    throw new Error(`This version of Next has no loadComponents in ${LOADER}: see lib/next-internals.`);
  const distDir = join(dir, '.next');
  const manifest = readFileSync(join(distDir, 'server', 'pages-manifest.json'), 'utf8');
  for (const [page, file] of Object.entries(pagesSchema.parse(JSON.parse(manifest)))) {
    if (!file.endsWith('.js')) continue;
    const mode = { isAppPath: false, isDev: false, sriEnabled: false, needsManifestsForLegacyReasons: false };
    await loadComponents({ distDir, page, ...mode }).catch((cause: unknown) => {
      throw new Error(
        `The page ${page} cannot be loaded: ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      );
    });
  }
}

/**
 * Starts the Next of a standalone build behind a server of ours, with the code of all pages.
 * @throws Error when this version of Next starts in another way, or a page cannot be loaded
 */
export async function startNext({ dir, port, hostname, config, server }: Options): Promise<Handler> {
  // biome-ignore lint/style/noProcessEnv: Next reads the settings of its build from here and nowhere else
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  const load = createRequire(join(dir, 'server.js'));
  const { getRequestHandlers } = load(MODULE) as StartServer;
  if (!getRequestHandlers) {
    throw new Error(`This version of Next has no getRequestHandlers in ${MODULE}: see lib/next-internals.`);
  }
  const { requestHandler } = await getRequestHandlers({ dir, port, hostname, isDev: false, server });
  await loadPages(dir, load);
  return requestHandler;
}
