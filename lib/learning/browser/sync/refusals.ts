import { backOff } from '@/lib/back-off';
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
