import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { onShutdown } from '@/lib/server/shutdown';
import type { SearchEngine } from './engine.types';
import { PooledEngine } from './pooled-engine';

assertServer('lib/server/catalog');

// Routes are bundled apart from each other and would each start their own workers.
const shared = globalThis as typeof globalThis & { polymathCatalog?: SearchEngine };

/** The site's catalogue, as the environment plugs it in. */
export function catalog(): SearchEngine {
  if (!shared.polymathCatalog) {
    const engine = new PooledEngine({
      indexDir: serverEnv.INDEX_DIR,
      workers: serverEnv.SEARCH_WORKERS,
      timeout: serverEnv.SEARCH_TIMEOUT_MS,
    });
    shared.polymathCatalog = engine;
    onShutdown('catalogue', () => engine.close());
  }
  return shared.polymathCatalog;
}
