/** Longer than any page load takes. An older intent was for a page that was opened elsewhere. */
const INTENT_LASTS_MS = 15_000;

let intent: { path: string; at: number } | undefined;

/**
 * Records that a person pressed something that plays the lesson at this path, so that its page may start by
 * itself.
 */
export function intendToPlay(path: string): void {
  intent = { path, at: Date.now() };
}

/** Whether the page at this path was opened to play. The intent is removed when it is read. */
export function consumePlayIntent(path: string): boolean {
  const granted = intent?.path === path && Date.now() - intent.at < INTENT_LASTS_MS;
  if (granted) intent = undefined;
  return granted;
}
