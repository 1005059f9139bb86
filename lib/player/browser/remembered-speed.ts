import { storedText, storeText } from '@/lib/browser/page-state';
import type { PlayerHandle } from '@/lib/player/player.types';
import { storageKeys } from '@/lib/storage-keys';

const SLOWEST = 0.25;
const FASTEST = 2;

function remembered(): number {
  const rate = Number(storedText('localStorage', storageKeys.speed));
  return rate >= SLOWEST && rate <= FASTEST ? rate : 1;
}

const remember = (rate: number): void =>
  storeText('localStorage', storageKeys.speed, rate === 1 ? undefined : String(rate));

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
