type Key = Request | string;
type Stored = { body: ArrayBuffer; status: number; headers: Headers };

/** A cache of a browser: one copy of an answer for each address. */
class FakeCache {
  readonly #stored = new Map<string, Stored>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #address(key: Key): string {
    return typeof key === 'string' ? new URL(key, this.#origin).href : key.url;
  }

  async match(key: Key): Promise<Response | undefined> {
    const stored = this.#stored.get(this.#address(key));
    return stored && new Response(stored.body.slice(0), stored);
  }

  async put(key: Key, response: Response): Promise<void> {
    const { status, headers } = response;
    this.#stored.set(this.#address(key), { body: await response.arrayBuffer(), status, headers });
  }

  async delete(key: Key): Promise<boolean> {
    return this.#stored.delete(this.#address(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.#stored.keys()].map((address) => new Request(address));
  }
}

/** The caches of one site in one browser. They outlive its workers. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  constructor(readonly origin: string) {}

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this.origin);
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(key: Key, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(key) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}
