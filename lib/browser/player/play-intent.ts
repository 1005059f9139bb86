/** Longer than any page takes to come; a wish that old was for a page that was opened elsewhere. */
const WISH_LASTS_MS = 15_000;

let wish: { path: string; at: number } | undefined;

/** A person pressed something that plays the lesson of that path: its page may start by itself. */
export function intendToPlay(path: string): void {
  wish = { path, at: Date.now() };
}

/** Whether the page of that path was opened to play; asked once, the wish is granted. */
export function takePlayIntent(path: string): boolean {
  const granted = wish?.path === path && Date.now() - wish.at < WISH_LASTS_MS;
  if (granted) wish = undefined;
  return granted;
}
