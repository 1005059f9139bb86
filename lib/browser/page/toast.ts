import type * as Library from 'react-hot-toast';

export type ToastKind = 'plain' | 'good' | 'bad';

/** What the shell shows: the library once it is there, and a message for which it could not be fetched. */
export type ToastState = { library?: typeof Library; unadorned?: string };

export const NO_TOASTS: ToastState = {};
/** As long as the library shows a failure. */
export const UNADORNED_MS = 4_000;

const listeners = new Set<() => void>();
let state = NO_TOASTS;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const toastState = () => state;

/** For the shell: calls back when there is something else to show. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the toast library, so that a toast can be shown even if the network goes away afterwards. */
export async function loadToasts() {
  const library = await import('react-hot-toast');
  if (!state.library) change({ ...state, library });
  return library.toast;
}

/** Most of what fails does so because the network does, and then the library cannot be fetched either. */
function showUnadorned(message: string): void {
  clearTimeout(timer);
  change({ ...state, unadorned: message });
  timer = setTimeout(() => change({ library: state.library }), UNADORNED_MS);
}

/** Shows a short message at the bottom centre of the page. */
export async function showToast(message: string, kind: ToastKind = 'plain'): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (!toast) showUnadorned(message);
  else if (kind === 'good') toast.success(message);
  else if (kind === 'bad') toast.error(message);
  else toast(message);
}
