import type * as Library from 'react-hot-toast';
import { createListeners } from './page-state';

type ToastKind = 'plain' | 'good' | 'bad';

/**
 * What the page shell shows: the library when loaded, and a plain message if the library could not be loaded.
 */
type ToastState = { library?: typeof Library; plain?: string };

export const NO_TOASTS: ToastState = {};
/** As long as the library shows an error. */
const PLAIN_TOAST_MS = 4_000;

const listeners = createListeners();
let state = NO_TOASTS;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(next: ToastState): void {
  state = next;
  listeners.tell();
}

export const toastState = () => state;

/** For the page shell: subscribes to changes. */
export const onToasts = listeners.subscribe;

/** Loads the toast library, so that a toast can be shown even if the network fails afterwards. */
export async function loadToasts() {
  const library = await import('react-hot-toast');
  if (!state.library) change({ ...state, library });
  return library.toast;
}

/** Most failures are network failures, and then the library cannot be loaded either. */
function showPlain(message: string): void {
  clearTimeout(timer);
  change({ ...state, plain: message });
  timer = setTimeout(() => change({ library: state.library }), PLAIN_TOAST_MS);
}

/** Shows a short message at the bottom centre of the page. */
export async function showToast(message: string, kind: ToastKind = 'plain'): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (!toast) showPlain(message);
  else if (kind === 'good') toast.success(message);
  else if (kind === 'bad') toast.error(message);
  else toast(message);
}
