import { LRUCache } from 'lru-cache';

/** A network is busy that sends more requests than this in `PACE_MS`: a person who opens page after page sends a few. */
const BUSY = 25;
const PACE_MS = 5_000;
/**
 * A request counts once more for each so many milliseconds of its answer: by their number alone, each of several networks
 * had five of the hardest searches a second before it was busy.
 */
const ONCE_MORE_MS = 40;
/** Milliseconds after the last request of a network that is not busy in which busy ones are held back. */
const OTHERS_MS = 10_000;
/** Milliseconds after which a busy network may begin a request whoever else has one in progress. */
const PATIENCE_MS = 250;
/**
 * The time is divided into so many parts, of which all busy networks share one. With half of the time, their pages and the
 * garbage that they leave made others wait twice as long.
 */
const PARTS = 4;
/** Networks whose pace is remembered. */
const MOST_NETWORKS = 10_000;

/** Requests of a network, of which fewer count the longer ago they were, and when it last began one. */
type Pace = { count: number; at: number; begunAt: number };

/** How busy networks are, and when one of the busy ones may begin a request while others use the site. */
export class NetworkPaces {
  readonly #paces = new LRUCache<string, Pace>({ max: MOST_NETWORKS });
  /** The two networks that asked last of those that are not busy, and when. */
  #calmLately: readonly { network: string; at: number }[] = [];
  /** When a busy network last began a request, and until when all of them rest. */
  #begunAt = 0;
  #restsUntil = 0;

  #count(network: string, more: number): void {
    const now = performance.now();
    const pace = this.#paces.get(network) ?? { count: 0, at: now, begunAt: 0 };
    const count = pace.count * Math.exp((pace.at - now) / PACE_MS) + more;
    this.#paces.set(network, { ...pace, count, at: now });
  }

  note(network: string): void {
    const now = performance.now();
    this.#count(network, 1);
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

  /** When the network last began a request, 0 if it has not lately. */
  begunAt(network: string): number {
    return this.#paces.get(network)?.begunAt ?? 0;
  }

  begin(network: string): void {
    const pace = this.#paces.get(network);
    if (pace) pace.begunAt = performance.now();
    if (this.isBusy(network)) this.#begunAt = performance.now();
  }

  /** @param ms how long the request was in progress */
  end(network: string, ms: number): void {
    // One that takes longer waits for something else.
    const own = Math.min(ms, PATIENCE_MS);
    if (this.isBusy(network)) this.#restsUntil = performance.now() + (PARTS - 1) * own;
    this.#count(network, own / ONCE_MORE_MS);
  }

  /** When a busy network may begin the next request: after their rest, and later while others have one in progress. */
  mayBeginAt(whileOthers: boolean): number {
    return whileOthers ? Math.max(this.#restsUntil, this.#begunAt + PATIENCE_MS) : this.#restsUntil;
  }
}
