import { freshName } from './fresh-name';
import { openTabs, TAB_LOCK } from './other-tabs';

/** One of the browser's tabs that change a learner's documents. */
export type WritingTab = {
  readonly id: string;
  /** Whether this tab writes the documents themselves. At most one does; the others write drafts. */
  readonly isWriter: boolean;
  /** The ids of all open tabs; undefined if the browser cannot tell. */
  openTabs(): Promise<ReadonlySet<string> | undefined>;
};

const WRITER = 'learning writer';
/**
 * The last writes of a closed tab become visible in other processes a moment after its lock is free. A new
 * page starts later than that.
 */
const LAST_WRITES_MS = 1_000;

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, LAST_WRITES_MS));

type Options = {
  /** The browser's locks; without them every tab writes, and two that write at once can lose a change. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  onWriter: () => void;
  /** Resolves when the last writes of the former writer are visible. */
  lastWrites?: () => Promise<void>;
};

/** This tab, as long as its page is in use: one of the open tabs writes, by a lock of the browser. */
export class LockedTab implements WritingTab {
  #id = freshName();
  #isWriter = false;
  #leave: AbortController | undefined;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.enter();
  }

  get id(): string {
    return this.#id;
  }

  get isWriter(): boolean {
    return this.#isWriter || !this.#options.locks;
  }

  /** The page is in use, also again after it was restored from the back/forward cache. */
  enter(): void {
    const { locks, lastWrites = moment } = this.#options;
    if (!locks || this.#leave) return;
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const untilLeft = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const write = async () => {
      if (signal.aborted) return;
      this.#isWriter = true;
      this.#options.onWriter();
      await untilLeft;
    };
    const queue = () =>
      locks.request(WRITER, { signal }, async () => {
        await Promise.race([lastWrites(), untilLeft]);
        await write();
      });
    const quietly = (request: Promise<unknown>) => void request.catch(() => undefined);
    quietly(locks.request(TAB_LOCK + this.id, { signal }, () => untilLeft));
    quietly(locks.request(WRITER, { ifAvailable: true }, (lock) => (lock ? write() : void quietly(queue()))));
  }

  /**
   * The page is left; it may come back. Browsers do not cache pages that hold a lock. What it writes from now on are
   * drafts of a name that no other tab has seen: one that has just moved or removed what it knew of could take them along.
   */
  leave(): void {
    this.#isWriter = false;
    this.#id = freshName();
    this.#leave?.abort();
    this.#leave = undefined;
  }

  openTabs(): Promise<ReadonlySet<string> | undefined> {
    return openTabs(this.#options.locks);
  }
}
