/** A storage of its own, that can be told to be full or forbidden. */
export class MemoryStorage implements Storage {
  fault: 'full' | 'forbidden' | undefined;
  readonly #entries = new Map<string, string>();

  get length() {
    return this.#entries.size;
  }

  key(index: number) {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string) {
    if (this.fault === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.fault === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
    if (this.fault === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.#entries.set(key, value);
  }

  removeItem(key: string) {
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
  }
}
