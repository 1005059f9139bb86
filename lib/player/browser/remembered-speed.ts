import type { PlayerHandle } from '@/lib/player/player.types';
import { storageKeys } from '@/lib/storage-keys';

const SLOWEST = 0.25;
const FASTEST = 2;

function remembered(): number {
  try {
    const rate = Number(localStorage.getItem(storageKeys.speed));
    return rate >= SLOWEST && rate <= FASTEST ? rate : 1;
  } catch {
    return 1;
  }
}

function remember(rate: number): void {
  try {
    if (rate === 1) localStorage.removeItem(storageKeys.speed);
    else localStorage.setItem(storageKeys.speed, String(rate));
  } catch {
    // Then the next video starts at its own speed.
  }
}

/** Plays at the last chosen speed, and remembers a new choice. Returns how to stop. */
export function keepSpeed(player: PlayerHandle): () => void {
  const apply = () => {
    if (player.playbackRate !== remembered()) player.playbackRate = remembered();
  };
  // Until then a change of speed is the host's default, not a person's choice.
  let applied = false;
  const begin = () => {
    if (!applied) apply();
    applied = true;
  };
  if (player.ready) begin();
  const stops = [
    player.on('ready', begin),
    player.on('ratechange', () => {
      if (applied) remember(player.playbackRate);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
