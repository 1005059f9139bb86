type Mutation = { from: TabStorage; key: string; value: string | null };

/**
 * The storage of a browser whose tabs are processes of their own, as Chromium has it: each process reads and
 * writes a copy. What it writes reaches the browser later, and what others wrote its copy later still; while a
 * write of its own to the same key is on its way, it does not take over theirs. Storage events follow.
 */
export class SharedStorage {
  readonly entries = new Map<string, string>();
  readonly #tabs = new Set<TabStorage>();
  /** Writes of closed tabs that are on their way. */
  readonly #late: Mutation[][] = [];

  open(): TabStorage {
    // A page takes longer to open than the last writes of another one to arrive.
    this.receiveLate();
    const tab = new TabStorage(new Map(this.entries));
    this.#tabs.add(tab);
    return tab;
  }

  /** The page of a tab is gone; what it has written arrives. */
  close(tab: TabStorage): void {
    tab.isDead = true;
    this.#tabs.delete(tab);
    this.#late.push(tab.sent.splice(0));
  }

  receiveLate(): void {
    for (const mutations of this.#late.splice(0)) for (const mutation of mutations) this.#receive(mutation);
  }

  /** The browser receives what a tab has written. */
  receiveFrom(tab: TabStorage, count = Number.POSITIVE_INFINITY): void {
    for (const mutation of tab.sent.splice(0, count)) this.#receive(mutation);
  }

  #receive(mutation: Mutation): void {
    const { key, value } = mutation;
    if (value === null) this.entries.delete(key);
    else this.entries.set(key, value);
    for (const tab of this.#tabs) tab.incoming.push(mutation);
  }
}

/** What one tab sees of its browser's storage. */
export class TabStorage implements Storage {
  isDead = false;
  /** Its writes that the browser has not received yet. */
  readonly sent: Mutation[] = [];
  /** What the browser has received, also from this tab, and this tab has not. */
  readonly incoming: Mutation[] = [];
  /** Storage events that were not dispatched yet. */
  readonly events: { key: string; newValue: string | null }[] = [];
  readonly #copy: Map<string, string>;
  readonly #unconfirmed = new Map<string, number>();

  constructor(copy: Map<string, string>) {
    this.#copy = copy;
  }

  /** Takes over what the browser has received. */
  receive(count = Number.POSITIVE_INFINITY): void {
    for (const { from, key, value } of this.incoming.splice(0, count)) {
      const unconfirmed = this.#unconfirmed.get(key) ?? 0;
      if (from === this) {
        this.#unconfirmed.set(key, unconfirmed - 1);
        continue;
      }
      if (unconfirmed === 0) this.#set(key, value);
      this.events.push({ key, newValue: value });
    }
  }

  #set(key: string, value: string | null): void {
    if (value === null) this.#copy.delete(key);
    else this.#copy.set(key, value);
  }

  #write(key: string, value: string | null): void {
    this.#set(key, value);
    this.#unconfirmed.set(key, (this.#unconfirmed.get(key) ?? 0) + 1);
    this.sent.push({ from: this, key, value });
  }

  #alive(): Map<string, string> {
    if (this.isDead) throw new DOMException('gone', 'InvalidStateError');
    return this.#copy;
  }

  get length() {
    return this.#alive().size;
  }

  key(index: number) {
    return [...this.#alive().keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.#alive().get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.#alive().get(key) !== value) this.#write(key, value);
  }

  removeItem(key: string) {
    if (this.#alive().has(key)) this.#write(key, null);
  }

  clear() {
    throw new Error('No code of the site clears the storage.');
  }
}
