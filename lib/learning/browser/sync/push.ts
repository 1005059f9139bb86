import { backOff } from '@/lib/back-off';
import type { Account } from './account';
import type { LocalDocuments } from './local-documents';
import { saveWatchHistory } from './watch-history';
import type { Change } from './write-merged';

const PAUSES = { first: 60_000, longest: 30 * 60_000 };

type Refusal = { tries: number; until: number; updatedAt: number };

const keyOf = ({ collection, id }: Change) => `${collection}/${id}`;

/**
 * Documents that the account refused while it accepted others, so each of them has an error. They are retried
 * with growing intervals, and at once when they change.
 */
export class Refusals {
  readonly #known = new Map<string, Refusal>();

  /** @param now a monotonic clock in milliseconds */
  isDue(change: Change, now: number): boolean {
    const refusal = this.#known.get(keyOf(change));
    return !refusal || now >= refusal.until || change.data.updatedAt !== refusal.updatedAt;
  }

  has(change: Change): boolean {
    return this.#known.has(keyOf(change));
  }

  add(change: Change, now: number): void {
    const tries = (this.#known.get(keyOf(change))?.tries ?? 0) + 1;
    const until = now + backOff(tries, PAUSES);
    this.#known.set(keyOf(change), { tries, until, updatedAt: change.data.updatedAt });
  }

  remove(change: Change): void {
    this.#known.delete(keyOf(change));
  }
}

/** Documents per write request; Firestore's limit is 500. */
const AT_ONCE = 100;
/** An account that refuses this many documents in a row, and accepts none, refuses everything. */
const PROBES = 5;

/** The account answered and rejects this write. */
const isRefusal = (error: unknown) =>
  /permission-denied|invalid-argument|out-of-range/.test(String((error as { code?: unknown } | null)?.code));

type Watched = Extract<Change, { collection: 'watchHistory' }>;
/** Another version of the site may have stored a record under another id: it stays there. */
const isWatched = (change: Change): change is Watched =>
  change.collection === 'watchHistory' && change.id === change.data.videoId;

/** Sending stopped because the account was deleted. */
export class AccountDeleted extends Error {}

type Way = {
  documents: LocalDocuments;
  account: Pick<Account, 'write' | 'isDeleted'>;
  refusals: Refusals;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  isStopped: () => boolean;
};

export class Push {
  #accepted = 0;
  readonly #refused: Change[] = [];
  #error: unknown;
  readonly #way: Way;

  constructor(way: Way) {
    this.#way = way;
  }

  /**
   * Sends documents in batches. A refused document does not block others.
   * @throws the account's error when it accepted nothing, or when a later attempt may succeed; AccountDeleted
   */
  async send(changes: Change[]): Promise<void> {
    const { refusals, now, isStopped } = this.#way;
    for (let at = 0; at < changes.length && !isStopped(); at += AT_ONCE) {
      const some = changes.slice(at, at + AT_ONCE);
      if (!(await this.#save(some))) await this.#sendEach(some);
    }
    const isNew = this.#refused.some((change) => !refusals.has(change));
    if (this.#accepted === 0 && isNew) throw this.#error;
    for (const change of this.#refused) refusals.add(change, now());
  }

  async #sendEach(changes: Change[]): Promise<void> {
    const { account, isStopped } = this.#way;
    if (await account.isDeleted()) throw new AccountDeleted();
    for (const change of changes) {
      if (isStopped()) return;
      if (changes.length > 1 && (await this.#save([change]))) continue;
      this.#refused.push(change);
      if (this.#accepted === 0 && this.#refused.length >= PROBES) throw this.#error;
    }
  }

  /** Resolves to whether the account accepted them; rejects if a later attempt may succeed. */
  async #save(changes: Change[]): Promise<boolean> {
    const { account, documents, refusals } = this.#way;
    const watched = changes.filter(isWatched);
    const others = changes.filter((change) => !isWatched(change));
    const records = watched.map(({ data }) => data);
    const saved = await saveWatchHistory(account, records, others);
    if (!saved.success) {
      if (!isRefusal(saved.error)) throw saved.error;
      this.#error = saved.error;
      return false;
    }
    this.#accepted += changes.length;
    [...watched, ...others].forEach((change, index) => {
      refusals.remove(change);
      const stored = saved.stored[index];
      if (stored)
        documents.markSent(change.collection, change.id, change.data as never, stored.data as never);
    });
    return true;
  }

  /**
   * The documents refused in this round. They are sent last in the next one, so that they do not hide
   * acceptable ones.
   */
  get suspects(): readonly Change[] {
    return this.#refused;
  }
}
