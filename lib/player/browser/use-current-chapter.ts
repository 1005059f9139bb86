import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerHandle } from '@/lib/player/player.types';

const NONE: { start: number }[] = [];

/** Index in `chapters`, or passages of a transcript, of the one that plays; -1 if unknown. Changes only with the chapter. */
export function useCurrentChapter(
  player: PlayerHandle | undefined,
  chapters: { start: number }[] = NONE,
): number {
  const subscribe = useCallback(
    (changed: () => void) => player?.on('timeupdate', changed) ?? (() => {}),
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!player?.tellsTime || player.currentTime === 0) return -1;
      return chapters.findLastIndex(({ start }) => start <= player.currentTime);
    },
    () => -1,
  );
}
