import { type RefObject, useEffect } from 'react';

/** Brings the focus to what has just opened, and back to where it came from when that closes. */
export function useFocusWithin(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = document.activeElement;
    const element = opened.current;
    element?.focus({ preventScroll: true });
    return () => {
      // Whoever has gone on to something else is left there.
      const stays = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (stays && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [opened]);
}
