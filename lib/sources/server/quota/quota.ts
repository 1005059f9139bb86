import { localDay, msLeftToday } from '@/lib/format/local-day';
import type { CacheStore } from '@/lib/sources/server/cache/cache-store';
import type { Cost, SourceDefinition } from '@/lib/sources/server/source.types';
import type { Spender } from './spender';

const HOUR_MS = 3_600_000;
/** A counter is kept longer than its day lasts in any time zone, then expires. */
const KEEP_MS = 48 * HOUR_MS;

/** Background requests leave this share of every budget to requests that a person asked for. */
const BACKGROUND_SHARE = 0.5;
/**
 * The share of a day's quota that may be used within one hour, and that is available at the start of the day;
 * the rest becomes available gradually.
 */
const BURST_SHARE = 0.25;

type Budget = { counter: string; most: number };

/** The daily quota of a source, counted across all processes. */
export class Quota {
  readonly #daily: NonNullable<SourceDefinition['daily']>;
  #today = { day: '', endsAt: 0 };
  readonly #source: Pick<SourceDefinition, 'id' | 'daily'>;
  readonly #store: CacheStore;
  readonly #now: () => number;

  constructor(source: Pick<SourceDefinition, 'id' | 'daily'>, store: CacheStore, now: () => number) {
    this.#source = source;
    this.#store = store;
    this.#now = now;
    this.#daily = source.daily ?? { timeZone: 'UTC', limits: {}, perClient: {} };
  }

  /** Takes calls before they are made. Returns false, and takes nothing, if the spender has fewer left. */
  async take({ quota, amount }: Cost, spender: Spender): Promise<boolean> {
    const limit = this.#daily.limits[quota];
    if (limit === undefined) return true;
    if (spender.trigger === 'automated') return false;
    const budgets = this.#budgets(quota, limit, spender);
    const taken: Budget[] = [];
    for (const budget of budgets) {
      taken.push(budget);
      if ((await this.#add(budget.counter, amount)) <= budget.most) continue;
      for (const { counter } of taken) await this.#add(counter, -amount);
      return false;
    }
    return true;
  }

  /** Records that the source itself reports its daily quota as used up. */
  async exhaust(quota: string): Promise<void> {
    const limit = this.#daily.limits[quota];
    const used = await this.#add(quota, 0);
    if (limit !== undefined && used < limit) await this.#add(quota, limit - used);
  }

  /** Every quota and how much of it is used today. */
  async report(): Promise<{ name: string; used: number; limit: number }[]> {
    return Promise.all(
      Object.entries(this.#daily.limits).map(async ([name, limit]) => ({
        name,
        limit,
        used: await this.#add(name, 0),
      })),
    );
  }

  /**
   * The client's own budget first: a client that has used up its share does not use up the budget of others.
   */
  #budgets(quota: string, limit: number, { trigger, client }: Spender): Budget[] {
    const part = trigger === 'user' ? 1 : BACKGROUND_SHARE;
    const own = this.#daily.perClient[quota];
    const hour = Math.floor(this.#now() / HOUR_MS);
    return [
      ...(client && own !== undefined ? [{ counter: `${quota}:${client}`, most: own * part }] : []),
      { counter: `${quota}:hour-${hour}`, most: limit * BURST_SHARE * part },
      { counter: quota, most: Math.round(limit * this.#openShare()) * part },
    ];
  }

  /**
   * The share of the daily quota that is available now: a quarter at the start of the day, all of it at the
   * end.
   */
  #openShare(): number {
    const { endsAt } = this.#findToday();
    const elapsed = Math.min(1, Math.max(0, 1 - (endsAt - this.#now()) / (24 * HOUR_MS)));
    return BURST_SHARE + (1 - BURST_SHARE) * elapsed;
  }

  #findToday() {
    const now = this.#now();
    const day = localDay(now, this.#daily.timeZone);
    if (this.#today.day !== day) this.#today = { day, endsAt: now + msLeftToday(now, this.#daily.timeZone) };
    return this.#today;
  }

  #add(counter: string, amount: number): Promise<number> {
    // The key keeps its old word: another would set every used quota to 0 while servers change.
    return this.#store.add(
      `allowance:${this.#source.id}:${counter}:${this.#findToday().day}`,
      amount,
      KEEP_MS,
    );
  }
}
