/** Longer than any page load takes. An older intent was for a page that was opened elsewhere. */
const WISH_LASTS_MS = 15_000;

let wish: { path: string; at: number } | undefined;

/**
 * Records that a person pressed something that plays the lesson at this path, so that its page may start by
 * itself.
 */
export function intendToPlay(path: string): void {
  wish = { path, at: Date.now() };
}

/** Whether the page at this path was opened to play. The intent is removed when it is read. */
export function takePlayIntent(path: string): boolean {
  const granted = wish?.path === path && Date.now() - wish.at < WISH_LASTS_MS;
  if (granted) wish = undefined;
  return granted;
}
