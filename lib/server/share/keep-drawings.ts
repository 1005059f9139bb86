import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/share/keep-drawings');

type Limits = { draw: (key: string, make: () => Promise<Buffer>) => Promise<Buffer | undefined> };

const MOST_BYTES = 32 * 1024 * 1024;
/** Each drawing takes about 30 ms on one core; more at once would delay pages. */
const AT_ONCE = 2;
const MOST_WAITING = 24;

/**
 * Caches drawings, limits how many are drawn at once, and draws each only once. `draw` returns undefined when
 * too many wait, so that a flood gets the default image instead of a long queue.
 */
export function keepDrawings(): Limits {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await make();
    } finally {
      // The next waiting drawing takes the place directly.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    draw: async (key, make) => {
      const known = drawn.get(key) ?? drawing.get(key);
      if (known) return known;
      if (waiting.length >= MOST_WAITING) return undefined;
      const picture = inTurn(make);
      drawing.set(key, picture);
      try {
        const done = await picture;
        drawn.set(key, done);
        return done;
      } finally {
        drawing.delete(key);
      }
    },
  };
}
