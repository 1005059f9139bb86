export type ToastKind = 'plain' | 'good' | 'bad';

const listeners = new Set<() => void>();
let wanted = false;

/** For the shell: calls back once somebody wants toasts to be seen. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areToastsWanted = () => wanted;

/** Fetches the toast library, so that a toast can be shown even if the network goes away afterwards. */
export async function loadToasts() {
  const library = await import('react-hot-toast');
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return library.toast;
}

/** Shows a short message at the bottom centre of the page. Says nothing if the library cannot be fetched. */
export async function showToast(message: string, kind: ToastKind = 'plain'): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (!toast) return;
  if (kind === 'good') toast.success(message);
  else if (kind === 'bad') toast.error(message);
  else toast(message);
}
