/** Assumed time of an item until it ends, in milliseconds. */
const EXPECTED_MS = 5;

/** A client's items that wait, how many are in progress, and the point of virtual time at which its next one may start. */
type Line<Item> = { items: Item[]; running: number; at: number };

/**
 * A queue that shares time between clients: next is an item of the client that got least time since it came (start-time
 * fair queueing). A client's long items delay its own next ones; others only wait for those in progress.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<string, Line<Item>>();
  #now = 0;
  #waiting = 0;
  #running = 0;

  get size(): number {
    return this.#waiting;
  }

  push(client: string, item: Item): void {
    const line = this.#lines.get(client);
    if (line) line.items.push(item);
    else this.#lines.set(client, { items: [item], running: 0, at: this.#now });
    this.#waiting++;
  }

  /** Takes the next item, which is in progress until `end`. */
  shift(): Item | undefined {
    let next: string | undefined;
    let first: Line<Item> | undefined;
    for (const [client, line] of this.#lines) {
      if (line.items.length > 0) {
        if (!first || line.at < first.at) [next, first] = [client, line];
      } else if (line.running === 0 && line.at <= this.#now) this.#lines.delete(client);
    }
    const item = first?.items.shift();
    if (next === undefined || !first || item === undefined) return undefined;
    this.#now = Math.max(this.#now, first.at);
    first.at = this.#now + EXPECTED_MS;
    first.running++;
    // Of clients with equal times, this one is last.
    this.#lines.delete(next);
    this.#lines.set(next, first);
    this.#waiting--;
    this.#running++;
    return item;
  }

  /** An item of this client has ended after so many milliseconds. */
  end(client: string, ms: number): void {
    this.#running--;
    const line = this.#lines.get(client);
    if (!line) return;
    line.running--;
    line.at += ms - EXPECTED_MS;
    // When nothing is left to share, all begin anew.
    if (this.#waiting + this.#running > 0) return;
    this.#lines.clear();
    this.#now = 0;
  }

  /** Takes out a waiting item. Returns whether it was there. */
  remove(item: Item): boolean {
    for (const { items } of this.#lines.values()) {
      const at = items.indexOf(item);
      if (at < 0) continue;
      items.splice(at, 1);
      this.#waiting--;
      return true;
    }
    return false;
  }

  /** Takes out the last item of the client with most. */
  dropLast(): Item | undefined {
    let longest: Item[] = [];
    for (const { items } of this.#lines.values()) if (items.length > longest.length) longest = items;
    if (longest.length > 0) this.#waiting--;
    return longest.pop();
  }

  /** Takes out all that wait. */
  clear(): Item[] {
    const all = [...this.#lines.values()].flatMap(({ items }) => items.splice(0));
    this.#waiting = 0;
    return all;
  }
}
