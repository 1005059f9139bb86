type Cut = () => void;

/**
 * Limits transfers that wait for clients and not for work: bodies that arrive, answers that are sent. When there are too
 * many, the oldest one of the client with most of them is cut. So nobody is refused because others are slow.
 */
export class TransferLimit {
  /** By client, oldest first. */
  readonly #cuts = new Map<string, Set<Cut>>();
  #inside = 0;

  constructor(
    readonly most: number,
    readonly each: number,
  ) {}

  /** Begins a transfer. `cut` may be called until the returned function, which ends the transfer, is called. */
  enter(client: string, cut: Cut): () => void {
    const own = this.#cuts.get(client)?.size ?? 0;
    if (own >= this.each) this.#cutOldest(client);
    else if (this.#inside >= this.most) this.#cutOldest(this.#largest());
    // Two transfers may have the same function.
    const unique = () => cut();
    this.#cuts.set(client, (this.#cuts.get(client) ?? new Set()).add(unique));
    this.#inside++;
    return () => this.#leave(client, unique);
  }

  #largest(): string {
    const [largest = ''] = [...this.#cuts.keys()].sort(
      (a, b) => (this.#cuts.get(b)?.size ?? 0) - (this.#cuts.get(a)?.size ?? 0),
    );
    return largest;
  }

  #cutOldest(client: string): void {
    const [oldest] = this.#cuts.get(client) ?? [];
    if (!oldest) return;
    this.#leave(client, oldest);
    oldest();
  }

  #leave(client: string, cut: Cut): void {
    const own = this.#cuts.get(client);
    if (!own?.delete(cut)) return;
    this.#inside--;
    if (own.size === 0) this.#cuts.delete(client);
  }
}
