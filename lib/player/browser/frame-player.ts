import type { Video } from '@/lib/course';
import { embedUrl } from '@/lib/player/embed-url';
import type { PlayerHandle, PlayerOptions } from '@/lib/player/player.types';
import { createFrame } from './create-frame';
import { PlayerState } from './player-state';

/**
 * A player without an API (PeerTube, Internet Archive): it plays and can start at a second, but it reports no
 * position and no faults and cannot be paused from outside.
 */
export function openFrame(
  stage: HTMLElement,
  video: Video,
  options: PlayerOptions,
): PlayerHandle | undefined {
  const src = embedUrl(video, options);
  if (!src) return undefined;
  const state = new PlayerState();
  const frame = createFrame(src, options.title);
  let at = options.startAt ?? 0;
  const reload = () => {
    frame.src = embedUrl(video, { ...options, startAt: at, autoplay: true }) ?? src;
  };
  frame.addEventListener('load', () => state.becomeReady());
  stage.append(frame);

  return {
    get ready() {
      return state.ready;
    },
    get fault() {
      return state.fault;
    },
    get currentTime() {
      return at;
    },
    duration: undefined,
    paused: true,
    tellsTime: false,
    videoId: undefined,
    playbackRate: 1,
    volume: 1,
    muted: false,
    captions: true,
    play: reload,
    pause: () => undefined,
    seek(seconds) {
      at = Math.max(0, seconds);
      reload();
    },
    on: (event, listener) => state.on(event, listener),
    destroy() {
      state.stop();
      frame.remove();
    },
  };
}
