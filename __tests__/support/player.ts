import type { PlayerEvent, PlayerHandle } from '@/lib/player/player.types';

/** A test moves it by hand. */
type Moved = { -readonly [Part in keyof PlayerHandle]: PlayerHandle[Part] };

/** A player that does nothing by itself, and tells what a test emits. */
export function aPlayer(overrides: Partial<Moved> = {}) {
  const listeners = new Map<PlayerEvent, Set<() => void>>();
  const player: Moved = {
    ready: true,
    currentTime: 0,
    duration: 600,
    paused: true,
    fault: undefined,
    tellsTime: true,
    videoId: undefined,
    playbackRate: 1,
    volume: 1,
    muted: false,
    captions: true,
    play: jest.fn(),
    pause: jest.fn(),
    seek: jest.fn(),
    destroy: jest.fn(),
    on(event: PlayerEvent, listener: () => void) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
    ...overrides,
  };
  const emit = (event: PlayerEvent) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener();
  };
  return { player, emit };
}
