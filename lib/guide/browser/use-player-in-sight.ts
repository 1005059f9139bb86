import { type RefObject, useEffect } from 'react';

/** If the guide covers the page, as on phones, scrolls the page so that the player stays visible above it. */
export function usePlayerInSight(
  sheet: RefObject<HTMLElement | null>,
  player: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    if (!sheet.current || getComputedStyle(sheet.current).position !== 'fixed') return;
    player?.current?.scrollIntoView({ block: 'start' });
  }, [sheet, player]);
}
