import type { PlayerEvent, PlayerFault, PlayerHandle, PlayerOptions } from '@/lib/player/player.types';
import * as m from '@/messages/player';
import { PlayerState } from './player-state';

/**
 * By MediaError.code. 4, `broken` too, is an unsupported format, a missing file or a blocked host: browsers do not say which.
 */
const FAULTS: Record<number, PlayerFault> = { 2: 'unreachable' };

/** Kinds of text tracks that contain speech. */
const CAPTIONS = ['captions', 'subtitles'];

const FORWARDED: PlayerEvent[] = ['play', 'pause', 'timeupdate', 'seeked', 'ratechange', 'ended'];

/** A video file in the browser's own player. */
export function openHtml5(
  stage: HTMLElement,
  video: { url: string },
  { title, startAt, autoplay, captions = true, cues }: PlayerOptions,
): PlayerHandle {
  const state = new PlayerState();
  const element = document.createElement('video');
  element.setAttribute('aria-label', title);
  element.className = 'player-frame';
  element.controls = true;
  element.playsInline = true;
  element.preload = 'metadata';
  element.src = video.url;
  // A browser may refuse autoplay; the person still has the play button.
  const play = () => void element.play().catch(() => undefined);
  let target = startAt;
  let captionsShown = captions;
  const showCaptions = () => {
    const tracks = [...(element.textTracks ?? [])].filter(({ kind }) => CAPTIONS.includes(kind));
    const [first] = tracks;
    if (!captionsShown) for (const track of tracks) track.mode = 'hidden';
    else if (first && !tracks.some(({ mode }) => mode === 'showing')) first.mode = 'showing';
  };

  let asked = false;
  /** Adds captions that are wanted as a track, once. */
  async function addCaptions(): Promise<void> {
    if (!cues || asked || !captionsShown) return;
    asked = true;
    const found = await import('./load-transcript')
      .then(({ loadTranscript }) => loadTranscript(...cues))
      .catch(() => undefined);
    if (!found) return;
    const track = element.addTextTrack('captions', m.captions(), found.language);
    for (const { start, end, text } of found.cues) track.addCue(new VTTCue(start, end, text));
    showCaptions();
  }

  element.addEventListener('loadedmetadata', () => {
    if (target) element.currentTime = target;
    showCaptions();
    void addCaptions();
    state.becomeReady();
    if (autoplay) play();
  });
  element.addEventListener('error', () => state.fail(FAULTS[element.error?.code ?? 0] ?? 'broken'));
  for (const event of FORWARDED) element.addEventListener(event, () => state.emit(event));
  stage.append(element);

  return {
    get ready() {
      return state.ready;
    },
    get fault() {
      return state.fault;
    },
    get currentTime() {
      return state.ready ? element.currentTime : (target ?? 0);
    },
    get duration() {
      return Number.isFinite(element.duration) ? element.duration : undefined;
    },
    get paused() {
      return element.paused;
    },
    tellsTime: true,
    videoId: undefined,
    get playbackRate() {
      return element.playbackRate;
    },
    set playbackRate(rate) {
      element.playbackRate = rate;
    },
    get volume() {
      return element.volume;
    },
    set volume(volume) {
      element.volume = Math.min(1, Math.max(0, volume));
    },
    get muted() {
      return element.muted;
    },
    set muted(muted) {
      element.muted = muted;
    },
    get captions() {
      return captionsShown;
    },
    set captions(shown) {
      captionsShown = shown;
      showCaptions();
      void addCaptions();
    },
    play,
    pause: () => element.pause(),
    seek(seconds) {
      target = Math.max(0, seconds);
      if (state.ready) element.currentTime = target;
    },
    on: (event, listener) => state.on(event, listener),
    destroy() {
      state.stop();
      element.removeAttribute('src');
      element.load();
      element.remove();
    },
  };
}
