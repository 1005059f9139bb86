type Callback = (lock: Lock | null) => unknown;
type Request = { name: string; holder: object; run: () => void };

/** The exclusive locks of one browser. */
export class FakeLocks {
  readonly #held = new Map<string, Request>();
  readonly #waiting: Request[] = [];

  /** The locks as one page sees them. @param holder the page */
  of(holder: object): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, options: LockOptions, callback: Callback) =>
      this.#request(holder, name, options, callback);
    return {
      request: request as unknown as LockManager['request'],
      query: async () => ({
        held: [...this.#held.keys()].map((name) => ({ name })),
        pending: this.#waiting.map(({ name }) => ({ name })),
      }),
    };
  }

  /** The page is gone, and what it held or waited for is free. */
  release(holder: object): void {
    for (const request of [...this.#waiting]) if (request.holder === holder) this.#remove(request);
    for (const [name, request] of [...this.#held]) if (request.holder === holder) this.#free(name);
  }

  #remove(request: Request): void {
    const at = this.#waiting.indexOf(request);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  #free(name: string): void {
    this.#held.delete(name);
    const next = this.#waiting.find((one) => one.name === name);
    if (!next) return;
    this.#remove(next);
    this.#grant(next);
  }

  #grant(request: Request): void {
    this.#held.set(request.name, request);
    request.run();
  }

  async #request(
    holder: object,
    name: string,
    { ifAvailable, signal }: LockOptions,
    callback: Callback,
  ): Promise<void> {
    await null;
    if (this.#held.has(name) && ifAvailable) return void (await callback(null));
    await new Promise<void>((resolve, reject) => {
      const request: Request = {
        name,
        holder,
        run: () => {
          void Promise.resolve(callback({ name, mode: 'exclusive' })).finally(() => {
            if (this.#held.get(name) === request) this.#free(name);
            resolve();
          });
        },
      };
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(request)) return;
        this.#remove(request);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (this.#held.has(name)) this.#waiting.push(request);
      else this.#grant(request);
    });
  }
}
