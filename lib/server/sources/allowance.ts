import { assertServer } from '@/lib/server/guard';
import type { SourceDefinition } from './source.types';
import type { Store } from './store';

assertServer('lib/server/sources/allowance');

/** A counter outlives its day by far in every zone, and then goes by itself. */
const KEEP_MS = 48 * 3_600_000;

/** The calendar day in a zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** Milliseconds until the next midnight in a zone, right to the hour on days that have 23 or 25. */
export function untilMidnight(timeZone: string, now: number): number {
  const today = dayIn(timeZone, now);
  let [low, high] = [0, 26 * 3_600_000];
  while (high - low > 1_000) {
    const middle = (low + high) / 2;
    if (dayIn(timeZone, now + middle) === today) low = middle;
    else high = middle;
  }
  return Math.ceil(high);
}

/** What a source allows a day, counted where all processes can count it. */
export class Allowance {
  readonly #daily: NonNullable<SourceDefinition['daily']>;

  constructor(
    private readonly source: Pick<SourceDefinition, 'id' | 'daily'>,
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.#daily = source.daily ?? { timeZone: 'UTC', limits: {}, search: '' };
  }

  /** Takes calls before they are made; false, and nothing taken, when the day has fewer left. */
  async take(name: string, amount: number): Promise<boolean> {
    const limit = this.#daily.limits[name];
    if (limit === undefined) return true;
    const used = await this.#add(name, amount);
    if (used <= limit) return true;
    await this.#add(name, -amount);
    return false;
  }

  /** The source itself says that the day is used up, whatever was counted here. */
  async exhaust(name: string): Promise<void> {
    const limit = this.#daily.limits[name];
    const used = await this.#add(name, 0);
    if (limit !== undefined && used < limit) await this.#add(name, limit - used);
  }

  /** Every allowance with what is used of it today. */
  async report(): Promise<{ name: string; used: number; limit: number }[]> {
    return Promise.all(
      Object.entries(this.#daily.limits).map(async ([name, limit]) => ({
        name,
        limit,
        used: await this.#add(name, 0),
      })),
    );
  }

  /** The part of today's searches that is used, 0 to 1; 0 where searches are not counted. */
  async searchShare(): Promise<number> {
    const limit = this.#daily.limits[this.#daily.search];
    return limit === undefined ? 0 : (await this.#add(this.#daily.search, 0)) / limit;
  }

  renewsInMs(): number {
    return untilMidnight(this.#daily.timeZone, this.now());
  }

  #add(name: string, amount: number): Promise<number> {
    const day = dayIn(this.#daily.timeZone, this.now());
    return this.store.add(`allowance:${this.source.id}:${name}:${day}`, amount, KEEP_MS);
  }
}
