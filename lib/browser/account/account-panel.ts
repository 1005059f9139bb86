const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Opens what the account button opens, from anywhere: the sign-in dialog for a visitor, the menu for a learner. */
export const openAccountPanel = () => set(true);
export const closeAccountPanel = () => set(false);
export const isAccountPanelOpen = () => open;

export function onAccountPanel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
