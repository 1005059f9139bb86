/*
 * State of a page outside of React: who listens to it, and what of it the browser stores. One file, because each is a few
 * bytes more on every page.
 */

/** Functions that want to hear of a change, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    /** Returns how to unsubscribe. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The two storages of a browser. Each may be blocked (private mode, policy) or full. */
type Area = 'localStorage' | 'sessionStorage';

/** A stored text; null if there is none, or the storage is blocked. */
export function storedText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** The keys of all that is kept beyond this page; none if the storage is blocked. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Stores a text, or removes it without one. What cannot be stored is forgotten with the page. */
export function storeText(area: Area, key: string, text: string | undefined): void {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // As above.
  }
}
