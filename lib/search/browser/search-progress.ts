import { createListeners } from '@/lib/browser/page-state';

type SearchProgress = { busy: boolean; error?: string };

/** How long the spinner stays after the navigation. */
const BUSY_RESET_MS = 500;

export const IDLE: SearchProgress = { busy: false };

/**
 * State of the page's current search. It lives outside of React, because each page has its own search field.
 */
let progress = IDLE;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

function change(next: SearchProgress): void {
  progress = next;
  listeners.tell();
}

export const searchProgress = () => progress;

export const onSearchProgress = listeners.subscribe;

export function beginSearch(): void {
  clearTimeout(timer);
  change({ busy: true });
}

/** Call it when the navigation has ended, or failed with this message. */
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

/** Only shows why the search was refused. */
export function refuseSearch(error: string): void {
  change({ ...progress, error });
}

export function clearSearchError(): void {
  if (progress.error !== undefined) change({ busy: progress.busy });
}
