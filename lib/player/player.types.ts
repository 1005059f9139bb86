/**
 * Why a video does not play. `unreachable`: nothing arrived in time. `offline`: this device has no network.
 * `gone`: removed or private. `blocked`: its owner forbids embedding. `broken`: it cannot be decoded.
 * `unsupported`: videos of its host cannot be embedded here.
 */
export type PlayerFault =
  | 'unreachable'
  | 'offline'
  | 'gone'
  | 'blocked'
  | 'broken'
  | 'unsupported'
  /** Our own code could not be loaded. */
  | 'not-loaded';

/**
 * `seeked` also fires when a person uses the host's own controls. `ready` may follow `fault` if the player
 * recovers.
 */
export type PlayerEvent =
  | 'ready'
  | 'play'
  | 'pause'
  | 'timeupdate'
  | 'seeked'
  | 'ratechange'
  | 'ended'
  /** What is known of a playlist or of its current video has changed. */
  | 'playlist'
  | 'fault';

/** A player, whatever host plays in it. Times are in seconds. Commands before `ready` are queued. */
export type PlayerHandle = {
  readonly ready: boolean;
  readonly currentTime: number;
  /** Undefined before `ready`, and always if the host does not report it. */
  readonly duration: number | undefined;
  readonly paused: boolean;
  readonly fault: PlayerFault | undefined;
  /** False if the host does not report time: no progress, no resume, and a seek reloads the video. */
  readonly tellsTime: boolean;
  /** Id of the current video: the lesson's, or the current one of a playlist. */
  readonly videoId: string | undefined;
  /** Position in a playlist, from 0, once its player reports it. */
  readonly playlist?: { index: number; length: number; title?: string; videoIds?: string[] };
  playbackRate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Shown if the video has them; no effect if the host does not support it. */
  captions: boolean;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Plays the video at this position of a playlist, from 0. */
  playAt?(index: number): void;
  /** Subscribes until the returned function is called. */
  on(event: PlayerEvent, listener: () => void): () => void;
  /** Removes the player from the page and stops everything that it started. */
  destroy(): void;
};

export type PlayerOptions = {
  /** The player's accessible name. */
  title: string;
  startAt?: number;
  /** For a playlist: id of the first video. */
  startWith?: string;
  /** Only after a person asked for it. */
  autoplay?: boolean;
  /** Shown unless false. */
  captions?: boolean;
  /** The course and the number of the lesson whose transcript has the captions of a video file. */
  cues?: readonly [courseId: string, lesson: number] | undefined;
};

/** A video that YouTube plays, and as a file the browser itself. */
export type VideoHosts = { asFile: boolean; change: () => void };

/** Milliseconds to wait for the player to become ready. */
export const READY_WITHIN_MS = 12_000;
