import { assertServer } from '@/lib/server/guard';
import { pathOf } from './route-label';

assertServer('lib/server/http-server/concurrency-limit');

/** Files and what machines watch: they cost next to nothing and must answer in any weather. */
const ALWAYS = /^\/(?:_next\/static\/|api\/(?:health|ready)$)/;
/** Answers that go on for a while wait more than they work; their routes count them. */
const STREAMS = /^\/api\/(?:chat|search\/live)$/;

export function isExempt(url: string): boolean {
  const path = pathOf(url);
  return ALWAYS.test(path) || STREAMS.test(path);
}

/** Of all places; the other half is for others. */
const SHARE = 0.5;

/**
 * Lets so many requests in at once and no more, of one client half as many. What comes on top is turned away at once,
 * because everybody's answer would only get later.
 */
export class ConcurrencyLimit {
  #inside = 0;
  readonly #each = new Map<string, number>();
  constructor(readonly most: number) {}

  get inside(): number {
    return this.#inside;
  }

  /** Answers how to leave again, or undefined when the house, or a client's part of it, is full. */
  enter(client: string): (() => void) | undefined {
    const own = this.#each.get(client) ?? 0;
    if (this.#inside >= this.most || own >= Math.ceil(this.most * SHARE)) return undefined;
    this.#inside++;
    this.#each.set(client, own + 1);
    let left = false;
    return () => {
      if (!left) this.#leave(client);
      left = true;
    };
  }

  #leave(client: string): void {
    this.#inside--;
    const others = (this.#each.get(client) ?? 1) - 1;
    if (others > 0) this.#each.set(client, others);
    else this.#each.delete(client);
  }
}
