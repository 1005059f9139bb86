import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerHandle } from '@/lib/player';
import { SPEEDS } from '@/lib/player/browser/adjust-player';
import * as m from '@/messages/player';

/** The speed of a video whose player has no menu for it in every browser. */
export function SpeedSelect({ player }: { player: PlayerHandle }) {
  const subscribe = useCallback((changed: () => void) => player.on('ratechange', changed), [player]);
  const speed = useSyncExternalStore(subscribe, () => player.playbackRate);
  const speeds = SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed];
  return (
    <label className="flex items-center gap-2">
      {m.speed()}
      <select
        value={speed}
        onChange={({ target }) => {
          player.playbackRate = Number(target.value);
        }}
        className="min-h-10 grow rounded-xl border border-line-strong bg-surface px-2 font-semibold pointer-coarse:min-h-11"
      >
        {speeds.map((one) => (
          <option key={one} value={one}>{`${one}×`}</option>
        ))}
      </select>
    </label>
  );
}
