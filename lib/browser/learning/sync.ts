import type { Account, Change } from './account';
import { COLLECTIONS, type Collection, kinds } from './documents';
import type { LocalDocuments } from './local-documents';
import { getWatchHistory, type Saved, saveDocuments } from './watch-history';

/** `device`: there is no account to send anything to. */
export type SyncState = { kind: 'device' | 'working' | 'done' | 'failed' };

/** Documents that one request writes; Firestore takes 500. */
const AT_ONCE = 100;
/** Writes that come close together travel together. */
const GATHER_MS = 1_500;
/** The identity service's network time-out of the specification. */
const TIMEOUT_MS = 30_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 120_000;
/** What other devices wrote is read again before a write when it was last read longer ago than this. */
const FRESH_MS = 120_000;

type World = {
  documents: LocalDocuments;
  /** Resolves when the account can be asked. */
  account: () => Promise<Account>;
  /** Gets a new proof of who is signed in. */
  refreshToken: () => Promise<unknown>;
  /** What our own server's clock says, in milliseconds. */
  serverNow: () => Promise<number>;
  onState: (state: SyncState) => void;
  /** Runs the work unless another tab is at it. */
  alone?: (work: () => Promise<void>) => Promise<void>;
};

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/** The account answered and does not want this write; asking again changes nothing. */
const isRefusal = (error: unknown) =>
  /permission-denied|invalid-argument|failed-precondition|out-of-range/.test(codeOf(error));

/** Work of many answers calls `heard` when one of them came: then there is all the time again for the next. */
function inTime<T>(work: (heard: () => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = () => reject(Object.assign(new Error('No answer in time.'), { code: 'timeout' }));
    const wait = () => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(late, TIMEOUT_MS);
    };
    wait();
    work(wait)
      .then(resolve, reject)
      .finally(() => {
        over = true;
        clearTimeout(timer);
      });
  });
}

/** Keeps one account and its documents on this device in step. What is written here waits here until it arrived. */
export class Sync {
  private stopped = false;
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private readAt = Number.NEGATIVE_INFINITY;
  /** Written as often as made sense; not tried again before the next page. */
  private readonly refused = new Set<string>();
  private readonly stopListening: () => void;
  private readonly wake = () => void this.run();

  constructor(private readonly world: World) {
    this.stopListening = world.documents.onChange(() => {
      if (this.waiting().length > 0 && this.timer === undefined) this.schedule(GATHER_MS);
    });
    addEventListener('online', this.wake);
    // Not at once: whoever is told of the state asks for the learner, who is only just being made.
    this.running = Promise.resolve().then(() => {
      this.running = undefined;
      return this.run();
    });
  }

  /** Reads and sends everything that there is. Resolves to whether all of it arrived; never rejects. */
  async finish(): Promise<boolean> {
    await this.running;
    if (!this.stopped && this.waiting().length > 0) await this.run();
    return this.waiting().length === 0;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.stopListening();
    removeEventListener('online', this.wake);
  }

  private waiting(): Change[] {
    return this.world.documents
      .unsent()
      .filter(({ collection, id }) => !this.refused.has(`${collection}/${id}`)) as Change[];
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.wake, wait);
  }

  private run(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.stopped) return Promise.resolve();
    this.running ??= this.work().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async work(): Promise<void> {
    const { alone = (work) => work(), onState } = this.world;
    try {
      onState({ kind: 'working' });
      await alone(async () => {
        const account = await inTime(() => this.world.account());
        if (Date.now() - this.readAt > FRESH_MS) await this.pull(account);
        await this.push(account);
      });
      this.failures = 0;
      if (!this.stopped) onState({ kind: 'done' });
    } catch {
      if (this.stopped) return;
      onState({ kind: 'failed' });
      const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.failures);
      this.failures += 1;
      // Spread, so that a server that comes back is not asked by everybody at once.
      this.schedule(wait * (0.75 + Math.random() / 2));
      return;
    }
    if (this.waiting().length > 0) this.schedule(GATHER_MS);
  }

  /** Asks once more with a new proof where the old one has run out. */
  private async ask<T>(question: (heard: () => void) => Promise<T>): Promise<T> {
    try {
      return await inTime(question);
    } catch (error) {
      if (!codeOf(error).includes('unauthenticated')) throw error;
      await inTime(() => this.world.refreshToken());
      return inTime(question);
    }
  }

  private async pull(account: Account): Promise<void> {
    const { documents } = this.world;
    const since = documents.seenUntil;
    // A device that is new to the account can go on with the latest courses before it knows all of them.
    if (!since) await this.takeInLatest(account);
    const seen: string[] = [];
    const read = async <C extends Collection>(collection: C) => {
      const until = await this.ask((heard) =>
        account.readSince(collection, since, (found) => {
          heard();
          if (!this.stopped) documents.takeIn(collection, found);
        }),
      );
      if (until) seen.push(until);
    };
    await Promise.all(COLLECTIONS.map(read));
    if (this.stopped) return;
    this.readAt = Date.now();
    // The same moment for all: what one collection wrote later than another was read is read again.
    const latest = seen.sort().at(-1);
    if (latest) documents.seenUntil = latest;
  }

  private async takeInLatest(account: Account): Promise<void> {
    const latest = await getWatchHistory({
      readLatest: (count) => this.ask(() => account.readLatest(count)),
    });
    if (this.stopped) return;
    for (const { id, ...fields } of latest) {
      const record = kinds.watchHistory.read(fields);
      if (record) this.world.documents.takeIn('watchHistory', [[id, record]]);
    }
  }

  private async push(account: Account): Promise<void> {
    const changes = this.waiting();
    for (let at = 0; at < changes.length && !this.stopped; at += AT_ONCE) {
      const some = changes.slice(at, at + AT_ONCE);
      const saved = await this.save(account, some);
      if (saved.success) this.sent(some);
      else for (const change of some) await this.pushOne(account, change);
    }
  }

  /** Rejects where trying again later can help; a refusal is an answer. */
  private async save(account: Account, changes: Change[], latest?: number): Promise<Saved> {
    const write: Account['write'] = (...asked) => this.ask(() => account.write(...asked));
    const saved = await saveDocuments({ write }, changes, latest);
    if (!saved.success && !isRefusal(saved.error)) throw saved.error;
    return saved;
  }

  /** One document that came in the way of others: it may be older than what the account has, or dated ahead. */
  private async pushOne(account: Account, change: Change): Promise<void> {
    const { documents } = this.world;
    const { collection, id } = change;
    try {
      const there = await this.ask(() => account.read(collection, id));
      if (there) documents.takeIn(collection, [[id, there]] as never);
    } catch (error) {
      // An account that does not even show it refuses everything just now: that is no fault of this document.
      if (!codeOf(error).includes('invalid-argument')) throw error;
    }
    const merged = { collection, id, data: documents.get(collection, id) ?? change.data } as Change;
    const saved = await this.save(account, [merged], await inTime(() => this.world.serverNow()));
    if (saved.success) this.sent([merged]);
    else this.refused.add(`${collection}/${id}`);
  }

  private sent(changes: Change[]): void {
    for (const { collection, id, data } of changes) {
      this.world.documents.markSent(collection, id, data as never);
    }
  }
}
