import { join } from 'node:path';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { ClusterEngine } from '@/lib/search/server/site-cluster';
import { serverEnv } from '@/lib/server/env';
import { onShutdown } from '@/lib/server/shutdown';
import type { SearchEngine } from './search-engine.types';
import { PooledEngine } from './workers/pooled-engine';

function openCatalog(): SearchEngine {
  const { SEARCH_ENGINE_URL, SEARCH_TIMEOUT_MS } = serverEnv;
  if (SEARCH_ENGINE_URL) {
    return new ClusterEngine({
      url: SEARCH_ENGINE_URL,
      alias: 'polymath',
      timeout: SEARCH_TIMEOUT_MS,
      dictionaries: join(serverEnv.INDEX_DIR, '.dictionaries'),
    });
  }
  return new PooledEngine({
    indexDir: serverEnv.INDEX_DIR,
    workers: serverEnv.SEARCH_WORKERS,
    timeout: SEARCH_TIMEOUT_MS,
  });
}

/** The site's search engine, chosen by the environment. */
export const catalog = oncePerProcess('catalogue', (): SearchEngine => {
  const engine = openCatalog();
  onShutdown('catalogue', () => engine.close());
  return engine;
});
