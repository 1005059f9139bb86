import { createListeners } from '@/lib/browser/page-state';

const listeners = createListeners();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  listeners.tell();
}

/**
 * Opens the account button's panel from anywhere: the sign-in dialog when signed out, the menu when signed
 * in.
 */
export const openAccountPanel = () => set(true);
export const closeAccountPanel = () => set(false);
export const isAccountPanelOpen = () => open;

export const onAccountPanel = listeners.subscribe;
