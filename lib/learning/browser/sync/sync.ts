import { backOff } from '@/lib/back-off';
import type { Account } from './account';
import { correctDates } from './correct-dates';
import { COLLECTIONS, type Collection, kinds } from './documents';
import type { LocalDocuments } from './local-documents';
import { AccountDeleted, Push, Refusals } from './push';
import { getWatchHistory } from './watch-history';
import { withTimeout } from './with-timeout';
import type { Change } from './write-merged';

/** `device`: there is no account. `deleted`: the account was deleted. */
export type SyncState = { kind: 'device' | 'working' | 'done' | 'failed' | 'deleted' };

/** Writes within this time are sent together. */
const GATHER_MS = 1_500;
const PAUSES = { first: 2_000, longest: 120_000 };
/** The account is read again if it was last read longer ago than this. */
const FRESH_MS = 120_000;
/** Interval at which refused documents are checked for a retry. */
const REFUSED_RETRY_MS = 60_000;

/** A monotonic clock. */
const now = () => performance.now();

type SyncServices = {
  documents: LocalDocuments;
  /** Resolves when the account is available. */
  account: () => Promise<Account>;
  /** Requests a new ID token. */
  refreshToken: () => Promise<unknown>;
  /** Our own server's time in milliseconds; undefined if it does not answer. Never rejects. */
  serverNow: () => Promise<number | undefined>;
  onState: (state: SyncState) => void;
  /** Runs the work unless another tab is doing it. */
  alone?: (work: () => Promise<void>) => Promise<void>;
};

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/**
 * Synchronises an account with its documents on this device. Local changes are queued until the account has
 * them.
 */
export class Sync {
  #stopped = false;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  readonly #refusals = new Refusals();
  /** Refused while nothing was accepted: it is not known yet whether they are the cause. */
  #suspects: readonly Change[] = [];
  readonly #stopListening: () => void;
  readonly #wake = () => void this.#run();
  /** A phone may end a page that is not seen without another word; who comes back to one may have learned elsewhere. */
  readonly #turn = () => {
    if (document.hidden ? this.#waiting().length > 0 : this.#isStale()) this.#wake();
  };
  readonly #services: SyncServices;

  constructor(services: SyncServices) {
    this.#services = services;
    this.#stopListening = services.documents.onChange(() => {
      if (this.#waiting().length > 0 && this.#timer === undefined) this.#schedule(GATHER_MS);
    });
    addEventListener('online', this.#wake);
    addEventListener('visibilitychange', this.#turn);
    // Deferred, because a listener of the state may access the learner, who is still being created.
    this.#running = Promise.resolve().then(() => {
      this.#running = undefined;
      return this.#run();
    });
  }

  /** Reads and sends everything. Resolves to whether all of it arrived; never rejects. */
  async finish(): Promise<boolean> {
    await this.#running;
    if (!this.#stopped && this.#waiting().length > 0) await this.#run();
    return this.#waiting().length === 0;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retrying);
    this.#stopListening();
    removeEventListener('online', this.#wake);
    removeEventListener('visibilitychange', this.#turn);
  }

  /** What must be sent now, with refused documents last. */
  #waiting(): Change[] {
    const due = this.#services.documents.unsent().filter((change) => this.#refusals.isDue(change, now()));
    if (this.#suspects.length === 0) return due;
    const isSuspect = ({ collection, id }: Change) =>
      this.#suspects.some((one) => one.collection === collection && one.id === id);
    return [...due.filter((one) => !isSuspect(one)), ...due.filter(isSuspect)];
  }

  #isStale(): boolean {
    return now() - this.#readAt > FRESH_MS;
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#wake, wait);
  }

  /** Separate from the other timer, which can hold only one wait. */
  #retryRefused(): void {
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(this.#wake, REFUSED_RETRY_MS);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#stopped) return Promise.resolve();
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    const { alone = (work) => work(), onState } = this.#services;
    try {
      if (this.#failures === 0) onState({ kind: 'working' });
      await alone(async () => {
        const serverNow = await this.#services.serverNow();
        if (serverNow !== undefined) correctDates(this.#services.documents, serverNow);
        const account = await withTimeout(() => this.#services.account());
        if (this.#isStale()) await this.#pull(account);
        await this.#push(account);
      });
      this.#failures = 0;
      if (!this.#stopped) onState({ kind: 'done' });
    } catch (error) {
      if (this.#stopped) return;
      if (error instanceof AccountDeleted) {
        this.stop();
        onState({ kind: 'deleted' });
        return;
      }
      onState({ kind: 'failed' });
      this.#failures += 1;
      // With jitter, so that not all clients retry at once when a server comes back.
      this.#schedule(backOff(this.#failures, PAUSES) * (0.75 + Math.random() / 2));
      return;
    }
    if (this.#waiting().length > 0) this.#schedule(GATHER_MS);
    else if (this.#services.documents.unsent().length > 0) this.#retryRefused();
  }

  /** Retries once with a new ID token if the old one has expired. */
  async #ask<T>(question: (onAnswer: () => void) => Promise<T>): Promise<T> {
    try {
      return await withTimeout(question);
    } catch (error) {
      if (!codeOf(error).includes('unauthenticated')) throw error;
      await withTimeout(() => this.#services.refreshToken());
      return withTimeout(question);
    }
  }

  async #pull(account: Account): Promise<void> {
    const { documents } = this.#services;
    if (await this.#ask(() => account.isDeleted())) throw new AccountDeleted();
    const since = documents.seenUntil;
    // A device that is new to the account reads the latest courses first, so that the person can continue.
    if (!since) await this.#applyLatest(account);
    const seen: string[] = [];
    const read = async <C extends Collection>(collection: C) => {
      const until = await this.#ask((onAnswer) =>
        account.readSince(collection, since, (found) => {
          onAnswer();
          if (!this.#stopped) documents.applyRemote(collection, found);
        }),
      );
      if (until) seen.push(until);
    };
    await Promise.all(COLLECTIONS.map(read));
    if (this.#stopped) return;
    this.#readAt = now();
    // One time for all collections: what was written to one while another was read is read again.
    const latest = seen.sort().at(-1);
    if (latest) documents.seenUntil = latest;
  }

  async #applyLatest(account: Account): Promise<void> {
    const latest = await getWatchHistory({
      readLatest: (count) => this.#ask(() => account.readLatest(count)),
    });
    if (this.#stopped) return;
    for (const { id, ...fields } of latest) {
      const record = kinds.watchHistory.read(fields);
      if (record) this.#services.documents.applyRemote('watchHistory', [[id, record]]);
    }
  }

  async #push(account: Account): Promise<void> {
    const push = new Push({
      documents: this.#services.documents,
      account: {
        write: (changes) => this.#ask(() => account.write(changes)),
        isDeleted: () => this.#ask(() => account.isDeleted()),
      },
      refusals: this.#refusals,
      now,
      isStopped: () => this.#stopped,
    });
    try {
      await push.send(this.#waiting());
    } finally {
      this.#suspects = push.suspects;
    }
  }
}
