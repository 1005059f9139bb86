const listeners = new Set<() => void>();
let open = false;

function set(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Asks the person to sign in, from anywhere on the site; the header shows the dialog. */
export const openSignIn = () => set(true);
export const closeSignIn = () => set(false);
export const isSignInOpen = () => open;

export function onSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
