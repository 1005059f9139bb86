import { type RefObject, useEffect } from 'react';

/** Where the guide lies over the page, as on phones, the page moves so that the player stays in sight above it. */
export function usePlayerInSight(
  sheet: RefObject<HTMLElement | null>,
  player: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    if (!sheet.current || getComputedStyle(sheet.current).position !== 'fixed') return;
    player?.current?.scrollIntoView({ block: 'start' });
  }, [sheet, player]);
}
