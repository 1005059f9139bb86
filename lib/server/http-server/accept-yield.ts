import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http-server/accept-yield');

/** While more keeps coming, work waits for so long at most; then it goes on beside the crowd. */
const LOOK_MS = 5;

type Leave = () => void;

/**
 * Lets work begin one after the other, and looks who has come before each. Node takes one connection each time that
 * it looks: without this it would look once a page, a crowd would stand outside unseen, and nobody could be told
 * that the house is full.
 *
 * Clients take turns, and each has so many requests worked on at once and no more: who asks for fifty pages at once
 * waits for them, and whoever asks for one does not wait for the fifty.
 */
export class AcceptYield {
  /** Who waits, by client; whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #begun = new Map<string, number>();
  #came = 0;
  #seen = 0;
  #lookedFrom = 0;
  #isOpen = false;

  constructor(readonly each = Number.POSITIVE_INFINITY) {}

  /** Somebody has come: a connection or a request. */
  note(): void {
    this.#came++;
  }

  /** Resolves when it is one's turn, with what is to be called when the work is done. */
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

  /** Lets the next one begin who may; whether there was one. */
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
