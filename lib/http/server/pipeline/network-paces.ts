import { LRUCache } from 'lru-cache';

/** A network is busy that sends more requests than this in `PACE_MS`: a person who opens page after page sends a few. */
const BUSY = 25;
const PACE_MS = 5_000;
/** Milliseconds after the last request of a network that is not busy in which busy ones are held back. */
const OTHERS_MS = 10_000;
/** Milliseconds after which a busy network may begin a request whoever else has one in progress. */
const PATIENCE_MS = 250;
/**
 * The time is divided into so many parts, of which all busy networks share one. With half of the time, their pages and the
 * garbage that they leave made others wait twice as long.
 */
const PARTS = 4;
/** So many busy networks are counted, so that none waits longer than 8 s. */
const MOST_BUSY = 8;
/** Networks whose pace is remembered. */
const MOST_NETWORKS = 10_000;

/** Requests of a network, of which fewer count the longer ago they were, when it last began one, and when it may again. */
type Pace = { count: number; at: number; begunAt: number; restsUntil: number };

/** How busy networks are, and when the busy ones may begin a request while others use the site. */
export class NetworkPaces {
  readonly #paces = new LRUCache<string, Pace>({ max: MOST_NETWORKS });
  /** The two networks that asked last of those that are not busy, and when. */
  #calmLately: readonly { network: string; at: number }[] = [];

  /** Counts a request. */
  note(network: string): void {
    const now = performance.now();
    const pace = this.#paces.get(network) ?? { count: 0, at: now, begunAt: 0, restsUntil: 0 };
    const count = pace.count * Math.exp((pace.at - now) / PACE_MS) + 1;
    this.#paces.set(network, { ...pace, count, at: now });
    if (this.isBusy(network)) return;
    const [other] = this.#calmLately.filter((one) => one.network !== network);
    this.#calmLately = [{ network, at: now }, ...(other ? [other] : [])];
  }

  isBusy(network: string): boolean {
    return (this.#paces.get(network)?.count ?? 0) > BUSY;
  }

  /** Whether another network, which is not busy, uses the site. */
  hasOthers(own: string): boolean {
    const since = performance.now() - OTHERS_MS;
    return this.#calmLately.some(({ network, at }) => network !== own && at > since);
  }

  begin(network: string): void {
    const pace = this.#paces.get(network);
    if (pace) pace.begunAt = performance.now();
  }

  /** @param busy how many busy networks share their part of the time */
  end(network: string, busy: number): void {
    const pace = this.#paces.get(network);
    const now = performance.now();
    const parts = PARTS * Math.min(Math.max(busy, 1), MOST_BUSY);
    if (pace) pace.restsUntil = now + (parts - 1) * Math.min(now - pace.begunAt, PATIENCE_MS);
  }

  /** When a busy network may begin its next request: after its rest, and later while others have one in progress. */
  mayBeginAt(network: string, whileOthers: boolean): number {
    const { begunAt = 0, restsUntil = 0 } = this.#paces.get(network) ?? {};
    return whileOthers ? Math.max(restsUntil, begunAt + PATIENCE_MS) : restsUntil;
  }
}
