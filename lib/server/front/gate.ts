import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/front/gate');

/** While more keeps coming, work waits for so long at most; then it goes on beside the crowd. */
const LOOK_MS = 5;

/**
 * Lets work begin one after the other, and looks who has come before each. Node takes one connection each time that
 * it looks: without this it would look once a page, a crowd would stand outside unseen, and nobody could be told
 * that the house is full.
 */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #came = 0;
  #seen = 0;
  #lookedFrom = 0;
  #isOpen = false;

  /** Somebody has come: a connection or a request. */
  note(): void {
    this.#came++;
  }

  /** Resolves when it is one's turn. */
  pass(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#isOpen) return;
      this.#isOpen = true;
      this.#look();
    });
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
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#look();
    else this.#isOpen = false;
  }
}
