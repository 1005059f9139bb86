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

/** Stores a text, or removes it without one. What cannot be stored is forgotten with the page. */
export function storeText(area: Area, key: string, text: string | undefined): void {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // As above.
  }
}
