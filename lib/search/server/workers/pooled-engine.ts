import type { Versions } from '@polymath/engine';
import { indexFile, POINTER, readPointer } from '@polymath/engine/files';
import { AppError } from '@/lib/errors';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { type VersionedOptions, versionedEngine } from '@/lib/search/server/versioned-engine';
import { type Spawn, spawnThread, WorkerPool } from './worker-pool';

export type PoolOptions = VersionedOptions & {
  indexDir: string;
  workers: number;
  /** Milliseconds after which a request is rejected. */
  timeout: number;
  /** Milliseconds that old workers have to finish before the engine stops waiting for them. */
  drain?: number;
  spawn?: Spawn;
};

const DRAIN = 10_000;

const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** The index versions in a folder, each with worker threads. */
function versionsIn({
  indexDir,
  workers,
  timeout,
  drain = DRAIN,
  pause,
  spawn = spawnThread,
}: PoolOptions): Versions {
  return {
    mustKnow: true,
    current: async () => {
      const version = await readPointer(indexDir);
      if (!version) throw new AppError('search/unavailable', { detail: `${POINTER} names no version` });
      return version;
    },
    open: async (name) => {
      const pool = new WorkerPool({ file: indexFile(indexDir, name), version: name, workers, spawn, pause });
      try {
        await pool.opened();
        // Warms it up.
        await pool.ask('overview', [], timeout);
      } catch (error) {
        // A thread that hangs is abandoned: waiting for it would block every later index.
        await Promise.race([pool.close(), late(drain)]);
        throw error;
      }
      return {
        name,
        ask: (method, args) => pool.ask(method, args, timeout),
        isChanged: () => pool.isFileChanged,
        warning: () => pool.warning,
        retire: async () => {
          await Promise.race([pool.drained(), late(drain)]);
          await pool.close();
        },
        close: () => pool.close(),
      };
    },
  };
}

/** A search engine on worker threads, which follows the pointer file of a folder of index versions. */
export const pooledEngine = (options: PoolOptions): SearchEngine =>
  versionedEngine(versionsIn(options), options);
