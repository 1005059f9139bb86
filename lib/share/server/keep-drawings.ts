import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';

type Make = () => Promise<Buffer>;
type Drawings = { draw: (key: string, make: Make) => Promise<Buffer | undefined> };

const MOST_BYTES = 32 * 1024 * 1024;
/** Each drawing takes about 30 ms of the thread that renders pages; more at once would delay them. */
const AT_ONCE = 1;
const MOST_WAITING = 24;

/**
 * Caches drawings, limits how many are drawn at once, and draws each only once. `draw` returns undefined when
 * too many wait, so that a flood gets the default image instead of a long queue.
 */
export function keepDrawings(): Drawings {
  const places = bulkhead(AT_ONCE, MOST_WAITING);
  const drawings = new LRUCache<string, Buffer, Make>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    // A drawing that is evicted before it is finished still answers the waiting requests.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: make }) => places.execute(make),
  });

  return {
    draw: async (key, make) => {
      try {
        return await drawings.fetch(key, { context: make });
      } catch (error) {
        if (isBulkheadRejectedError(error)) return undefined;
        throw error;
      }
    },
  };
}
