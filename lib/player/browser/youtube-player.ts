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

class FrameChannel {
  readonly #waiting: object[] = [];
  readonly #calling: ReturnType<typeof setInterval>;

  constructor(
    readonly frame: HTMLIFrameElement,
    readonly state: PlayerState,
  ) {
    this.#calling = setInterval(() => {
      this.#post({ event: 'listening' });
      this.#subscribe();
    }, CALL_EVERY_MS);
  }

  #post(message: object): void {
    const text = JSON.stringify({ ...message, id: 1, channel: 'widget' });
    this.frame.contentWindow?.postMessage(text, YOUTUBE_EMBED);
  }

  #subscribe(): void {
    for (const event of ['onStateChange', 'onError'])
      this.#post({ event: 'command', func: 'addEventListener', args: [event] });
  }

  /** Sends a command as soon as the player is ready. */
  send(func: string, ...args: unknown[]): void {
    const command = { event: 'command', func, args };
    if (this.state.ready) this.#post(command);
    else this.#waiting.push(command);
  }

  becomeReady(): void {
    if (this.state.ready) return;
    this.stopCalling();
    this.#subscribe();
    this.state.becomeReady();
    for (const command of this.#waiting.splice(0)) this.#post(command);
  }

  stopCalling(): void {
    clearInterval(this.#calling);
  }
}

/** What YouTube's frame has said of its video, and whether it plays. */
class Playback {
  readonly info: YouTubeInfo;
  paused = true;
  #ended = false;

  constructor(
    startAt: number | undefined,
    readonly state: PlayerState,
  ) {
    this.info = { currentTime: startAt };
  }

  update(news: YouTubeInfo): void {
    const { info, state } = this;
    const before = { ...info };
    for (const [name, value] of Object.entries(news)) {
      if (value !== undefined) Object.assign(info, { [name]: value });
    }
    if (OF_PLAYLIST.some((name) => String(before[name]) !== String(info[name]))) state.emit('playlist');
    if (before.playbackRate && info.playbackRate !== before.playbackRate) state.emit('ratechange');
    if (news.currentTime !== undefined && news.currentTime !== before.currentTime) {
      state.moveTo(news.currentTime, this.paused ? 0 : (info.playbackRate ?? 1));
    }
    if (news.playerState !== undefined) this.changeTo(news.playerState);
  }

  changeTo(playerState: number | undefined): void {
    if (playerState === PLAYING || playerState === BUFFERING) this.#play();
    else if (playerState === PAUSED || playerState === ENDED) this.#pause(playerState === ENDED);
  }

  #play(): void {
    this.#ended = false;
    if (!this.paused) return;
    this.paused = false;
    this.state.emit('play');
  }

  #pause(isAtEnd: boolean): void {
    if (!this.paused) {
      this.paused = true;
      this.state.emit('pause');
    }
    // Between the videos of a playlist, the player reports "ended" for a moment.
    const isLast = (this.info.playlistIndex ?? 0) + 1 >= (this.info.playlistLength ?? 1);
    if (!isAtEnd || !isLast || this.#ended) return;
    this.#ended = true;
    this.state.emit('ended');
  }
}

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
  const channel = new FrameChannel(frame, state);
  const playback = new Playback(startAt, state);
  const { info } = playback;
  let captionsShown = captions;
  const send = (func: string, ...args: unknown[]) => channel.send(func, ...args);

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== YOUTUBE_EMBED) return;
    const message = readYouTubeMessage(data);
    if (!message) return;
    if (message.event === 'onError') {
      channel.stopCalling();
      state.fail(FAULTS[message.code ?? 0] ?? 'broken');
      return;
    }
    // Any other message shows that the player is ready; `onReady` itself may be sent before we listen.
    if (['initialDelivery', 'onReady', 'infoDelivery'].includes(message.event)) channel.becomeReady();
    playback.update(message.info);
    if (message.event === 'onStateChange') playback.changeTo(message.code);
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
      return info.currentTime ?? 0;
    },
    get duration() {
      return info.duration || undefined;
    },
    get paused() {
      return playback.paused;
    },
    tellsTime: true,
    get videoId() {
      return video.host === 'youtube' ? video.id : info.videoId;
    },
    get playlist() {
      const { playlistIndex: index, playlistLength: length, title, videoIds } = info;
      if (video.host === 'youtube' || index === undefined || !length) return undefined;
      return { index, length, ...(title && { title }), ...(videoIds && { videoIds }) };
    },
    get playbackRate() {
      return info.playbackRate ?? 1;
    },
    set playbackRate(rate) {
      send('setPlaybackRate', rate);
    },
    get volume() {
      return (info.volume ?? 100) / 100;
    },
    set volume(volume) {
      send('setVolume', Math.round(volume * 100));
    },
    get muted() {
      return info.muted ?? false;
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
      channel.stopCalling();
      window.removeEventListener('message', onMessage);
      state.stop();
      frame.remove();
    },
  };
}
