import { assertServer } from '@/lib/assert-server';
import { pathOf } from '@/lib/server/http/route-label';

assertServer('lib/server/http-server/concurrency-limit');

/** Static files and health checks: they are cheap and must answer under any load. */
const ALWAYS = /^\/(?:_next\/static\/|api\/(?:health|ready)$)/;
/** Long streaming answers mostly wait. Their routes limit them. */
const STREAMS = /^\/api\/(?:chat|search\/live)$/;

export function isExempt(url: string): boolean {
  const path = pathOf(url);
  return ALWAYS.test(path) || STREAMS.test(path);
}

/** Share of the limit that one client may use. */
const SHARE = 0.5;

/**
 * Limits the number of requests in progress; one client gets at most half of them. Requests beyond the limit
 * are refused at once, because queueing them would only slow down everyone.
 */
export class ConcurrencyLimit {
  #inside = 0;
  readonly #each = new Map<string, number>();
  constructor(readonly most: number) {}

  get inside(): number {
    return this.#inside;
  }

  /**
   * Returns a function that releases the place, or undefined if the limit, or the client's share of it, is
   * reached.
   */
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
