import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsVariables, readAnalyticsSettings } from '@/lib/analytics';
import { REPLAY_EARLY_INPUT } from '@/lib/early-input';
import { publicEnv } from '@/lib/env.public';
import { clientAddress, networkOfClient } from '@/lib/http/server/client-address';
import { MARK_RETURNING } from '@/lib/mark-returning';
import { MARK_SCRIPTED } from '@/lib/mark-scripted';
import { hashOf, scriptHashes } from '@/lib/next-internals/server/script-hashes';
import { type Handler, startNext } from '@/lib/next-internals/server/start-next';
import { isPreview } from '@/lib/seo/server';
import { serverEnv } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { watchRequests } from '@/lib/server/stuck-requests';
import { loadTranslations } from '@/lib/server/translations';
import { ConnectionLimit, mostConnections } from './connection-limit';
import { createHttpServer } from './create-server';
import { securityHeaders } from './headers/security-headers';
import { listenAddress } from './listen-address';
import { createPageLimits } from './page-limits';
import { createPipeline } from './request-pipeline';
import { RequestQueue } from './request-queue';
import { stopOnSignals } from './stop-on-signals';

const DEFAULT_PORT = 3000;
/** A client gets this many points per minute for pages and images for each point that it gets for the API. */
const PAGE_SHARE = 5;
/** Requests of one client or network in progress at once: enough to use two cores, and others wait little for them. */
const TOGETHER = 4;
/** A flood that waits for its answers gets so many fewer of them. */
const REFUSE_AFTER_MS = 1_000;
/** Connections that the operating system queues before they are accepted. */
const BACKLOG = 1_024;

const dir = process.cwd();
const fromBuild = (name: string): unknown => JSON.parse(readFileSync(join(dir, '.next', name), 'utf8'));

async function main(): Promise<void> {
  const { config } = fromBuild('required-server-files.json') as { config: object };
  const port = serverEnv.PORT ?? DEFAULT_PORT;
  const hostname = listenAddress(serverEnv);
  let pipeline: Handler | undefined;
  loadTranslations();

  const server = createHttpServer((req, res) => void pipeline?.(req, res));
  const queue = new RequestQueue(serverEnv.MAX_REQUESTS, TOGETHER, networkOfClient);
  watchRequests(() => queue.stuckMs);
  const connections = new ConnectionLimit(mostConnections());
  server.on('connection', (socket) => {
    queue.note();
    connections.admit(socket);
  });

  const answer = await startNext({ dir, port, hostname, config, server });
  const analytics = readAnalyticsSettings(analyticsVariables);
  // Imported only when needed: it is as large as the rest of this file's imports together.
  const tracer = serverEnv.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./traces')).startTraces() : undefined;
  pipeline = createPipeline(answer, {
    ...securityHeaders(serverEnv, {
      siteUrl: publicEnv.siteUrl,
      bootScripts: [
        ...scriptHashes(fromBuild('build-manifest.json')),
        hashOf(MARK_SCRIPTED),
        hashOf(MARK_RETURNING),
        hashOf(REPLAY_EARLY_INPUT),
      ],
      analyticsHost: analytics?.host,
      googleButton: publicEnv.googleClientId !== undefined,
    }),
    preview: isPreview(),
    queue,
    pageCacheBytes: serverEnv.PAGE_CACHE_MB * 1024 * 1024,
    limits: createPageLimits({
      pages: PAGE_SHARE * serverEnv.RATE_LIMIT_CLIENT,
      api: serverEnv.RATE_LIMIT_CLIENT,
      watch: serverEnv.RATE_LIMIT_CLIENT,
    }),
    clientOf: (req) => clientAddress(req, serverEnv.TRUSTED_PROXIES),
    ...(serverEnv.TRUSTED_PROXIES.length === 0 && { refuseAfterMs: REFUSE_AFTER_MS }),
    tracer,
  });
  stopOnSignals(server, serverEnv.DRAIN_SECONDS * 1_000);
  server.once('error', (err) => {
    log.fatal({ err }, 'cannot listen');
    process.exit(1);
  });
  server.listen({ port, host: hostname, backlog: BACKLOG }, () => log.info({ port, hostname }, 'ready'));
}

main().catch((error: Error) => {
  // A wrong setting is reported as a sentence, not as a log line.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
