import type { PlayerHandle } from '@/lib/player/player.types';
import * as m from '@/messages/player';

export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const VOLUME_STEPS = 20;

/** Changes the speed by this many steps. Returns a text with the new speed. */
export function changeSpeed(player: PlayerHandle, steps: number): string {
  const at = SPEEDS.findIndex((speed) => speed >= player.playbackRate);
  const speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + steps))] ?? 1;
  player.playbackRate = speed;
  return m.speedNow({ speed });
}

/** Changes the volume by this many twentieths. Returns a text with the new volume. */
export function changeVolume(player: PlayerHandle, steps: number): string {
  const now = player.muted ? 0 : Math.round(player.volume * VOLUME_STEPS);
  const next = Math.min(VOLUME_STEPS, Math.max(0, now + steps));
  player.volume = next / VOLUME_STEPS;
  if (player.muted && next > 0) player.muted = false;
  return m.volumeNow({ value: (next * 100) / VOLUME_STEPS });
}

export function toggleMuted(player: PlayerHandle): string {
  const muted = !player.muted;
  player.muted = muted;
  return muted ? m.muted() : m.unmuted();
}

export function toggleCaptions(player: PlayerHandle): string {
  const shown = !player.captions;
  player.captions = shown;
  return shown ? m.captionsOn() : m.captionsOff();
}

/** Enters or leaves full screen. Does nothing in browsers that do not support it for elements. */
export function toggleFullscreen(element: Element | null | undefined): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen?.();
  change?.catch(() => undefined);
}
