const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the account button's panel from anywhere: the sign-in dialog when signed out, the menu when signed
 * in.
 */
export const openAccountPanel = () => set(true);
export const closeAccountPanel = () => set(false);
export const isAccountPanelOpen = () => open;

export function onAccountPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
