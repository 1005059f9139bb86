import { type RefObject, useEffect } from 'react';

/** Moves the focus into what has just opened, and back when it closes. */
export function useFocusWithin(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = document.activeElement;
    const element = opened.current;
    element?.focus({ preventScroll: true });
    return () => {
      // If the person has focused something else meanwhile, the focus stays there.
      const stays = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (stays && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [opened]);
}
