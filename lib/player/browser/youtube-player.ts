import type { Video } from '@/lib/course';
import { YOUTUBE_EMBED } from '@/lib/player/embed-hosts';
import { embedUrl } from '@/lib/player/embed-url';
import type { PlayerFault, PlayerHandle, PlayerOptions } from '@/lib/player/player.types';
import { createFrame } from './create-frame';
import { PlayerState } from './player-state';
import { readYouTubeMessage, type YouTubeInfo } from './youtube-message';

/** The frame does not send anything until it is called, and starts listening late. */
const CALL_EVERY_MS = 250;
const [ENDED, PLAYING, PAUSED, BUFFERING] = [0, 1, 2, 3];

const FAULTS: Record<number, PlayerFault> = {
  2: 'gone',
  100: 'gone',
  101: 'blocked',
  150: 'blocked',
  153: 'blocked',
};

/** What a list of the videos of a playlist shows. */
const OF_PLAYLIST = ['videoIds', 'playlistIndex', 'title', 'duration'] as const;

/**
 * YouTube's player, controlled by messages to and from its frame. YouTube's own script does the same, but
 * would run on our pages with full access to them (docs/decisions/youtube-player.md).
 */
export function openYouTube(
  stage: HTMLElement,
  video: Extract<Video, { id: string }>,
  { title, startAt, startWith, autoplay, captions = true }: PlayerOptions,
): PlayerHandle {
  const state = new PlayerState();
  const src = embedUrl(video, { startAt, startWith, autoplay, captions, origin: location.origin });
  const frame = createFrame(src ?? 'about:blank', title);
  const waiting: object[] = [];
  const seen: YouTubeInfo = { currentTime: startAt };
  let paused = true;
  let ended = false;
  let captionsShown = captions;

  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), YOUTUBE_EMBED);
  const send = (func: string, ...args: unknown[]) => {
    const command = { event: 'command', func, args };
    if (state.ready) post(command);
    else waiting.push(command);
  };
  const subscribe = () => {
    for (const event of ['onStateChange', 'onError'])
      post({ event: 'command', func: 'addEventListener', args: [event] });
  };
  const calling = setInterval(() => {
    post({ event: 'listening' });
    subscribe();
  }, CALL_EVERY_MS);

  function becomeReady(): void {
    if (state.ready) return;
    clearInterval(calling);
    subscribe();
    state.becomeReady();
    for (const command of waiting.splice(0)) post(command);
  }

  function changeTo(playerState: number | undefined): void {
    if (playerState === PLAYING || playerState === BUFFERING) {
      ended = false;
      if (paused) {
        paused = false;
        state.emit('play');
      }
    } else if (playerState === PAUSED || playerState === ENDED) {
      if (!paused) {
        paused = true;
        state.emit('pause');
      }
      // Between the videos of a playlist, the player reports "ended" for a moment.
      const last = (seen.playlistIndex ?? 0) + 1 >= (seen.playlistLength ?? 1);
      if (playerState === ENDED && last && !ended) {
        ended = true;
        state.emit('ended');
      }
    }
  }

  function learn(info: YouTubeInfo): void {
    const before = { ...seen };
    for (const [name, value] of Object.entries(info)) {
      if (value !== undefined) Object.assign(seen, { [name]: value });
    }
    if (OF_PLAYLIST.some((name) => String(before[name]) !== String(seen[name]))) state.emit('playlist');
    if (before.playbackRate && seen.playbackRate !== before.playbackRate) state.emit('ratechange');
    if (info.currentTime !== undefined && info.currentTime !== before.currentTime) {
      state.moveTo(info.currentTime, paused ? 0 : (seen.playbackRate ?? 1));
    }
    if (info.playerState !== undefined) changeTo(info.playerState);
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== YOUTUBE_EMBED) return;
    const message = readYouTubeMessage(data);
    if (!message) return;
    if (message.event === 'onError') {
      clearInterval(calling);
      state.fail(FAULTS[message.code ?? 0] ?? 'broken');
      return;
    }
    // Any other message shows that the player is ready; `onReady` itself may be sent before we listen.
    if (['initialDelivery', 'onReady', 'infoDelivery'].includes(message.event)) becomeReady();
    learn(message.info);
    if (message.event === 'onStateChange') changeTo(message.code);
  }

  window.addEventListener('message', onMessage);
  stage.append(frame);

  return {
    get ready() {
      return state.ready;
    },
    get fault() {
      return state.fault;
    },
    get currentTime() {
      return seen.currentTime ?? 0;
    },
    get duration() {
      return seen.duration || undefined;
    },
    get paused() {
      return paused;
    },
    tellsTime: true,
    get videoId() {
      return video.host === 'youtube' ? video.id : seen.videoId;
    },
    get playlist() {
      const { playlistIndex: index, playlistLength: length, title, videoIds } = seen;
      if (video.host === 'youtube' || index === undefined || !length) return undefined;
      return { index, length, ...(title && { title }), ...(videoIds && { videoIds }) };
    },
    get playbackRate() {
      return seen.playbackRate ?? 1;
    },
    set playbackRate(rate) {
      send('setPlaybackRate', rate);
    },
    get volume() {
      return (seen.volume ?? 100) / 100;
    },
    set volume(volume) {
      send('setVolume', Math.round(volume * 100));
    },
    get muted() {
      return seen.muted ?? false;
    },
    set muted(muted) {
      send(muted ? 'mute' : 'unMute');
    },
    get captions() {
      return captionsShown;
    },
    set captions(shown) {
      captionsShown = shown;
      send(shown ? 'loadModule' : 'unloadModule', 'captions');
    },
    play: () => send('playVideo'),
    pause: () => send('pauseVideo'),
    seek: (seconds) => send('seekTo', Math.max(0, seconds), true),
    playAt: (index) => send('playVideoAt', index),
    on: (event, listener) => state.on(event, listener),
    destroy() {
      clearInterval(calling);
      window.removeEventListener('message', onMessage);
      state.stop();
      frame.remove();
    },
  };
}
