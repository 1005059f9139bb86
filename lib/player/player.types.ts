/**
 * Why a video does not play: `unreachable` nothing came in time, `offline` this device has no network,
 * `gone` removed or private, `blocked` its owner forbids other sites, `broken` it cannot be decoded,
 * `unsupported` its host is not one that we embed.
 */
export type PlayerFault =
  | 'unreachable'
  | 'offline'
  | 'gone'
  | 'blocked'
  | 'broken'
  | 'unsupported'
  /** Our own code could not be fetched. */
  | 'not-loaded';

/** `seeked` also comes when a person drags the host's own bar. `fault` may be followed by `ready`: it recovered. */
export type PlayerEvent =
  | 'ready'
  | 'play'
  | 'pause'
  | 'timeupdate'
  | 'seeked'
  | 'ratechange'
  | 'ended'
  | 'fault';

/** One player, whatever plays in it. Times are seconds. Before `ready` commands are kept and done later. */
export interface PlayerHandle {
  readonly ready: boolean;
  readonly currentTime: number;
  /** Unknown before `ready`, and always where the host does not tell. */
  readonly duration: number | undefined;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly fault: PlayerFault | undefined;
  /** False where the host tells nothing about time: no progress, no resume, a seek loads the video anew. */
  readonly tellsTime: boolean;
  /** Id of the video that plays: the lesson's, or the current one of a playlist. */
  readonly videoId: string | undefined;
  /** Place in a playlist, from 0, once its player tells. */
  readonly playlist?: { index: number; length: number; title?: string };
  playbackRate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Shown where the video has them; without effect where the host cannot be told. */
  captions: boolean;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Listens until the returned function is called. */
  on(event: PlayerEvent, listener: () => void): () => void;
  /** Takes the player off the page and stops everything that it started. */
  destroy(): void;
}

export type PlayerOptions = {
  /** What a screen reader calls the player. */
  title: string;
  startAt?: number;
  /** Of a playlist: id of the video to begin with. */
  startWith?: string;
  /** Only after a person asked for it. */
  autoplay?: boolean;
  /** Shown unless it is false. */
  captions?: boolean;
};

/** Longest wait, in milliseconds, for a first sign of life. */
export const READY_WITHIN_MS = 12_000;
