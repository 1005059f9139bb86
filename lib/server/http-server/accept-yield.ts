import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/http-server/accept-yield');

/** Milliseconds that work waits at most while new requests keep arriving. */
const LOOK_MS = 5;

type Leave = () => void;

/**
 * Starts requests one at a time and lets the event loop accept new connections before each start. Node
 * accepts one connection per turn of the event loop. Without this, a server that renders pages back to back
 * would accept one connection per page, and could not answer the others with 503 when it is overloaded.
 *
 * Clients take turns (round robin), and each has a limited number of requests in progress. A client that
 * requests fifty pages at once waits for them; a client that requests one page does not wait for those fifty.
 */
export class AcceptYield {
  /** Waiting requests by client. The client at the front is served next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #begun = new Map<string, number>();
  #came = 0;
  #seen = 0;
  #lookedFrom = 0;
  #isOpen = false;

  constructor(readonly each = Number.POSITIVE_INFINITY) {}

  /** Reports a new connection or request. */
  note(): void {
    this.#came++;
  }

  /** Resolves when the request may start. The result must be called when its work is done. */
  async pass(client = ''): Promise<Leave> {
    await new Promise<void>((resolve) => {
      this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), resolve]);
      this.#open();
    });
    let left = false;
    return () => {
      if (!left) this.#leave(client);
      left = true;
    };
  }

  #leave(client: string): void {
    const others = (this.#begun.get(client) ?? 1) - 1;
    if (others > 0) this.#begun.set(client, others);
    else this.#begun.delete(client);
    this.#open();
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#look();
  }

  /** Starts the next request that may start. Returns whether there was one. */
  #begin(): boolean {
    for (const [client, [first, ...rest]] of this.#waiting) {
      const begun = this.#begun.get(client) ?? 0;
      if (begun >= this.each) continue;
      this.#waiting.delete(client);
      if (rest.length > 0) this.#waiting.set(client, rest);
      this.#begun.set(client, begun + 1);
      first?.();
      return true;
    }
    return false;
  }

  #look(): void {
    this.#lookedFrom = performance.now();
    this.#seen = this.#came;
    setImmediate(() => this.#step());
  }

  #step(): void {
    if (this.#came !== this.#seen && performance.now() - this.#lookedFrom < LOOK_MS) {
      this.#seen = this.#came;
      setImmediate(() => this.#step());
      return;
    }
    if (this.#begin()) this.#look();
    else this.#isOpen = false;
  }
}
