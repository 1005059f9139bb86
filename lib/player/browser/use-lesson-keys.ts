import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerHandle } from '@/lib/player/player.types';
import { changeSpeed, changeVolume, toggleCaptions, toggleFullscreen, toggleMuted } from './adjust-player';
import { type LessonAction, lessonAction } from './lesson-keys';
import type { StagedPlayer } from './use-player';

/** How long the effect of a shortcut is shown. */
const SAID_MS = 2_000;

/** Shortcuts that do not act on the player. */
type Others = Record<'next' | 'previous' | 'done' | 'copy' | 'list', () => void> & {
  keepCaptions: (captions: boolean) => void;
};

/** Handles the shortcuts of a lesson. Returns the effect of the last one for as long as it is shown. */
export function useLessonKeys({ player, play, stage }: StagedPlayer, others: Others): string {
  const [said, setSaid] = useState('');
  const seekBy = (seconds: number) => player?.seek(player.currentTime + seconds);
  const adjust = (change: (player: PlayerHandle) => string) => setSaid(player ? change(player) : '');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), said ? SAID_MS : 0);
    return () => clearTimeout(timer);
  }, [said]);

  const { keepCaptions, ...rest } = others;
  const actions: Record<LessonAction, () => void> = {
    ...rest,
    toggle: () => (player && !player.paused ? player.pause() : play()),
    back: () => seekBy(-10),
    ahead: () => seekBy(10),
    stepBack: () => seekBy(-5),
    stepAhead: () => seekBy(5),
    slower: () => adjust((it) => changeSpeed(it, -1)),
    faster: () => adjust((it) => changeSpeed(it, 1)),
    mute: () => adjust(toggleMuted),
    louder: () => adjust((it) => changeVolume(it, 1)),
    quieter: () => adjust((it) => changeVolume(it, -1)),
    captions: () => {
      adjust(toggleCaptions);
      if (player) keepCaptions(player.captions);
    },
    fullscreen: () => toggleFullscreen(stage.current?.closest('.player')),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = lessonAction(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return said;
}
