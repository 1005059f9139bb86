import { NetworkPaces } from './network-paces';

/** Milliseconds that work waits at most while new requests keep arriving. */
const LOOK_MS = 5;

export type QueuePlace = {
  /** Resolves when the request may start, or to false if it has lost its place. */
  turn: Promise<boolean>;
  /** Frees the place. May be called more than once. */
  leave: () => void;
};

type Request = {
  client: string;
  network: string;
  /** How many of the client may be in progress when it starts. */
  each: number;
  /** Whether it waits while its network is busy: not if it has a larger share, for then it mostly waits for others. */
  isPaced: boolean;
  state: 'waiting' | 'begun' | 'gone';
  begunAt: number;
  settle: (mayStart: boolean) => void;
};

function add(counts: Map<string, number>, name: string, more: number): void {
  const count = (counts.get(name) ?? 0) + more;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}

/**
 * The requests that wait or are in progress, `most` of them at a time; `each` of one client may be in progress. Clients
 * take turns (round robin): a client that requests fifty pages at once waits for them; a client that requests one page
 * does not wait for those fifty. When all places are taken, a network with fewer places gets that of the last request
 * that waits of the network with most, and a client the same within its network; others are refused at once, because
 * waiting would only slow down everyone. A network may have no more in progress than a client, so that others wait no
 * longer for a person with a hundred addresses.
 *
 * It starts requests one at a time and lets the event loop accept new connections before each start. Node accepts one
 * connection per turn of the event loop. Without this, a server that renders pages back to back would accept one
 * connection per page, and could not answer the others with 503 when it is overloaded.
 */
export class RequestQueue {
  readonly #paces = new NetworkPaces();
  #retry: NodeJS.Timeout | undefined;
  #retryAt = 0;
  /** Waiting requests by client. The client at the front is served next. */
  readonly #waiting = new Map<string, Request[]>();
  /** Numbers of requests in progress, by client and by network. */
  readonly #begun = new Map<string, number>();
  /** All that wait or are in progress. */
  readonly #inside = new Set<Request>();
  /** When a request last began or ended. */
  #movedAt = 0;
  #came = 0;
  #seen = 0;
  #lookedFrom = 0;
  #isOpen = false;

  constructor(
    readonly most: number,
    readonly each = Number.POSITIVE_INFINITY,
    /** How a client's network is called, other than any client. */
    readonly networkOf = (client: string) => `${client}/`,
  ) {}

  /** Milliseconds for which all places have been taken without any request beginning or ending. */
  get stuckMs(): number {
    return this.#inside.size < this.most ? 0 : performance.now() - this.#movedAt;
  }

  /** Reports a new connection or request; with its client if it costs work. */
  note(client?: string): void {
    this.#came++;
    if (client !== undefined) this.#paces.note(this.networkOf(client));
  }

  /** Whether this client's network is busy while others that are not use the site. */
  holdsBack(client: string): boolean {
    const network = this.networkOf(client);
    return this.#paces.isBusy(network) && this.#paces.hasOthers(network);
  }

  /** A place in the queue, or undefined if the client can have none. */
  enter(client: string, each = this.each): QueuePlace | undefined {
    const network = this.networkOf(client);
    if (this.#inside.size >= this.most && !this.#displace(client, network)) return undefined;
    const isPaced = each === this.each;
    const request: Request = {
      client,
      network,
      each,
      isPaced,
      state: 'waiting',
      begunAt: 0,
      settle: () => undefined,
    };
    const turn = new Promise<boolean>((resolve) => {
      request.settle = resolve;
    });
    this.#inside.add(request);
    this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), request]);
    this.#open();
    return { turn, leave: () => this.#leave(request) };
  }

  /** Frees a place of a network that has more than this one would have, or of such a client in it. Returns whether there was one. */
  #displace(client: string, network: string): boolean {
    const waiting = [...this.#waiting.values()].flat();
    const places = new Map(this.#begun);
    for (const { client, network } of waiting) for (const name of [client, network]) add(places, name, 1);
    const of = (name: string) => places.get(name) ?? 0;
    const hasMore = (one: Request) =>
      one.network === network ? of(one.client) > of(client) + 1 : of(one.network) > of(network) + 1;
    const more = (one: Request, other: Request) =>
      of(one.network) - of(other.network) || of(one.client) - of(other.client);
    const last = waiting
      .filter(hasMore)
      .reduce<Request | undefined>((last, one) => (last && more(one, last) < 0 ? last : one), undefined);
    if (last) this.#leave(last);
    return last !== undefined;
  }

  #leave(request: Request): void {
    const { client, state } = request;
    if (state === 'gone') return;
    request.state = 'gone';
    this.#inside.delete(request);
    if (state === 'waiting') {
      this.#setWaiting(client, this.#waiting.get(client)?.filter((one) => one !== request) ?? []);
      request.settle(false);
    } else {
      for (const name of [client, request.network]) add(this.#begun, name, -1);
      this.#movedAt = performance.now();
      if (request.isPaced) this.#paces.end(request.network, this.#movedAt - request.begunAt);
    }
    this.#open();
  }

  #begunOf(name: string): number {
    return this.#begun.get(name) ?? 0;
  }

  #setWaiting(client: string, requests: Request[]): void {
    if (requests.length > 0) this.#waiting.set(client, requests);
    else this.#waiting.delete(client);
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#look();
  }

  /**
   * The request that may begin now. One of a busy network waits until nothing of others is in progress, begins alone, and
   * after a rest: each turn of the event loop is as long as all that is in progress, and an answer takes several. Of busy
   * networks the one that began longest ago is next, so that none waits for another one's hundred addresses.
   */
  #next(): Request | undefined {
    const begunAt = ({ network }: Request) => this.#paces.begunAt(network);
    let paced: Request | undefined;
    for (const [request] of this.#waiting.values()) {
      if (!request) continue;
      const begun = this.#begunOf(request.network);
      // Judged now: of requests that came together, the first came before their network was busy.
      if (!request.isPaced || !this.holdsBack(request.client)) {
        if (begun < request.each) return request;
      } else if (begun === 0 && (!paced || begunAt(request) < begunAt(paced))) paced = request;
    }
    if (!paced) return undefined;
    const at = this.#paces.mayBeginAt([...this.#inside].some((one) => this.#isInProgress(one)));
    if (at <= performance.now()) return paced;
    this.#openAt(at);
    return undefined;
  }

  /** Whether a busy network waits for this one: a request in progress, or of others who wait only for their own. */
  #isInProgress({ isPaced, network, state }: Request): boolean {
    return isPaced && (state === 'begun' || !this.#paces.isBusy(network));
  }

  /** Looks again at this time. */
  #openAt(at: number): void {
    if (this.#retry && this.#retryAt <= at) return;
    clearTimeout(this.#retry);
    this.#retryAt = at;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#open();
    }, at - performance.now()).unref();
  }

  /** Starts the next request that may start. Returns whether there was one. */
  #begin(): boolean {
    const next = this.#next();
    if (!next) return false;
    const { client, network } = next;
    // The client goes to the end of the line.
    const rest = this.#waiting.get(client)?.slice(1) ?? [];
    this.#waiting.delete(client);
    this.#setWaiting(client, rest);
    for (const name of [client, network]) add(this.#begun, name, 1);
    this.#movedAt = performance.now();
    if (next.isPaced) this.#paces.begin(network);
    next.state = 'begun';
    next.begunAt = this.#movedAt;
    next.settle(true);
    return true;
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
    if (this.#begin()) this.#look();
    else this.#isOpen = false;
  }
}
