export type SearchProgress = { busy: boolean; error?: string };

/** How long the spinner stays after the navigation. */
export const BUSY_RESET_MS = 500;

export const RESTING: SearchProgress = { busy: false };

/** Of the page's one search, which goes on while a search field gives way to the one of the next page. */
let progress = RESTING;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: SearchProgress): void {
  progress = next;
  for (const listener of listeners) listener();
}

export const searchProgress = () => progress;

export function onSearchProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginSearch(): void {
  clearTimeout(timer);
  change({ busy: true });
}

/** The navigation has ended, or failed with this message. */
export function endSearch(error?: string): void {
  clearTimeout(timer);
  const rest: SearchProgress = { busy: false, ...(error && { error }) };
  if (progress.busy) {
    change({ ...rest, busy: true });
    timer = setTimeout(() => change({ ...progress, busy: false }), BUSY_RESET_MS);
  } else if (progress.error !== error) {
    change(rest);
  }
}

/** Does nothing but say why. */
export function refuseSearch(error: string): void {
  change({ ...progress, error });
}

export function clearSearchError(): void {
  if (progress.error !== undefined) change({ busy: progress.busy });
}
