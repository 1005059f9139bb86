/** Assumed time of an item until it ends, in milliseconds. */
const EXPECTED_MS = 5;

/** Name of the network of what no client asked; it has no limit. */
const NOBODYS = '';

/** How much waits and is in progress, and the point of virtual time at which the next item may start. */
type Share = { waiting: number; running: number; at: number };
const newShare = (at: number): Share => ({ waiting: 0, running: 0, at });

/** Shares of time: the next is who got least since it came (start-time fair queueing). */
class Shares<Of extends Share> {
  readonly #all = new Map<string, Of>();
  #now = 0;

  get(name: string): Of | undefined {
    return this.#all.get(name);
  }

  values(): Of[] {
    return [...this.#all.values()];
  }

  /** The share of this name, which begins now if it is new. */
  of(name: string, begin: (at: number) => Of): Of {
    const share = this.#all.get(name) ?? begin(this.#now);
    this.#all.set(name, share);
    return share;
  }

  /** Starts an item of the next share that has one, and fewer than `each` in progress. */
  take(each = Number.POSITIVE_INFINITY): Of | undefined {
    let next: [name: string, share: Of] | undefined;
    for (const [name, share] of this.#all) {
      if (share.waiting > 0) {
        if (share.running >= each && name !== NOBODYS) continue;
        if (!next || share.at < next[1].at) next = [name, share];
      } else if (share.running === 0 && share.at <= this.#now) this.#all.delete(name);
    }
    if (!next) return undefined;
    const [name, share] = next;
    this.#now = Math.max(this.#now, share.at);
    share.at = this.#now + EXPECTED_MS;
    share.running++;
    share.waiting--;
    // Of shares with equal times, this one is last.
    this.#all.delete(name);
    this.#all.set(name, share);
    return share;
  }
}

function end(share: Share, ms: number): void {
  share.running--;
  share.at += ms - EXPECTED_MS;
}

const longest = <Of extends Share>(shares: Shares<Of>): Of | undefined =>
  shares
    .values()
    .reduce<Of | undefined>((most, one) => (most && most.waiting >= one.waiting ? most : one), undefined);

type Client<Item> = Share & { items: Item[] };
type Network<Item> = Share & { clients: Shares<Client<Item>> };
export type Asker = { client: string; network: string };

/**
 * A queue that shares time between networks, and the time of a network between its clients. Long items delay the next
 * ones of the same client; others only wait for those in progress. A person with a hundred addresses of one network gets
 * the time of one.
 */
export class FairQueue<Item> {
  #networks = new Shares<Network<Item>>();
  #waiting = 0;
  #running = 0;

  /** @param each how many items of one network may be in progress */
  constructor(readonly each = Number.POSITIVE_INFINITY) {}

  get size(): number {
    return this.#waiting;
  }

  push({ client, network }: Asker, item: Item): void {
    const inNetwork = this.#networks.of(network, (at) => ({ ...newShare(at), clients: new Shares() }));
    const line = inNetwork.clients.of(client, (at) => ({ ...newShare(at), items: [] }));
    line.items.push(item);
    this.#count(inNetwork, line, 1);
  }

  /** Takes the next item that may start, which is in progress until `end`. */
  shift(): Item | undefined {
    const item = this.#networks.take(this.each)?.clients.take()?.items.shift();
    if (item === undefined) return undefined;
    this.#waiting--;
    this.#running++;
    return item;
  }

  /** An item of this client has ended after so many milliseconds. */
  end({ client, network }: Asker, ms: number): void {
    this.#running--;
    const inNetwork = this.#networks.get(network);
    const line = inNetwork?.clients.get(client);
    if (inNetwork && line) for (const share of [inNetwork, line]) end(share, ms);
    // When nothing is left to share, all begin anew.
    if (this.#waiting + this.#running === 0) this.#networks = new Shares();
  }

  /** Takes out a waiting item. Returns whether it was there. */
  remove(item: Item): boolean {
    for (const network of this.#networks.values())
      for (const line of network.clients.values()) {
        const at = line.items.indexOf(item);
        if (at < 0) continue;
        line.items.splice(at, 1);
        this.#count(network, line, -1);
        return true;
      }
    return false;
  }

  /** Takes out the last item of the client with most, of the network with most. */
  dropLast(): Item | undefined {
    const network = longest(this.#networks);
    const line = network && longest(network.clients);
    const item = line?.items.pop();
    if (item !== undefined && network && line) this.#count(network, line, -1);
    return item;
  }

  /** Takes out all that wait. */
  clear(): Item[] {
    const all: Item[] = [];
    for (let item = this.dropLast(); item !== undefined; item = this.dropLast()) all.push(item);
    return all;
  }

  #count(network: Share, line: Share, more: number): void {
    network.waiting += more;
    line.waiting += more;
    this.#waiting += more;
  }
}
