import { join } from 'node:path';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { onShutdown } from '@/lib/server/shutdown';
import type { SearchEngine } from './search-engine.types';
import { versionedEngine } from './versioned-engine';
import { pooledEngine } from './workers/pooled-engine';

function openCatalog(): SearchEngine {
  const { SEARCH_ENGINE_URL: url, SEARCH_TIMEOUT_MS: timeout, INDEX_DIR: indexDir } = serverEnv;
  if (!url) return pooledEngine({ indexDir, workers: serverEnv.SEARCH_WORKERS, timeout });
  // Only a site on a cluster loads its code.
  const versions = import('./site-cluster').then(({ clusterVersions }) =>
    clusterVersions({
      url,
      alias: 'polymath',
      timeout,
      dictionaries: join(indexDir, '.dictionaries'),
    }),
  );
  return versionedEngine(versions, { patience: timeout });
}

/** The site's search engine, chosen by the environment. */
export const catalog = oncePerProcess('catalogue', (): SearchEngine => {
  const engine = openCatalog();
  onShutdown('catalogue', () => engine.close());
  return engine;
});
