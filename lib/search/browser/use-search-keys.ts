import { useEffect } from 'react';

/** Where a key press means a letter or belongs to what is open. A box to tick takes no letters. */
const TYPING = 'input:not([type=checkbox]), textarea, select, dialog, video, [contenteditable]';

/** "/", and K with Control or Command, as on many sites. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/';
}

function focusSearch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  const field = document.querySelector<HTMLInputElement>('[role=search] [role=combobox]:enabled');
  if (!field) return;
  // Otherwise the key is typed into the field, or opens the browser's own search.
  event.preventDefault();
  field.focus();
  field.select();
}

/** Keys that lead to the search field from everywhere on a page. */
export function useSearchKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
}
