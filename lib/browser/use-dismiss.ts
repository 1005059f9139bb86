import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes a popup on a press outside, when the focus moves outside, and on Escape.
 * @param dismiss `refocus`: the focus was inside and must be moved
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (refocus: boolean) => void,
): void {
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    const ifOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) leave(false);
    };
    const ifEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave(true);
    };
    document.addEventListener('pointerdown', ifOutside);
    document.addEventListener('focusin', ifOutside);
    document.addEventListener('keydown', ifEscape);
    return () => {
      document.removeEventListener('pointerdown', ifOutside);
      document.removeEventListener('focusin', ifOutside);
      document.removeEventListener('keydown', ifEscape);
    };
  }, [area, open]);
}
