import type { PlayerHandle } from '@/lib/player';
import type { LessonIdentity, Playing, Watched } from './learner';

const SAVE_EVERY_MS = 10_000;
/** The position may run ahead of the clock by this many seconds; more is a seek. */
const JUMP_SECONDS = 1.5;

type Options = {
  /** What is playing; undefined until a playlist has reported it. */
  identify: () => LessonIdentity | undefined;
  save: (lesson: LessonIdentity, watched: Watched) => void;
  /** Registers this playback, to be saved or stopped when another learner takes over. Returns how to unregister. */
  register?: (playing: Playing) => () => void;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
};

/** Players that were told to stop and may go on for a moment, whoever is the learner by then. */
const stopping = new WeakSet<PlayerHandle>();

type Stretch = {
  lesson: LessonIdentity;
  ranges: number[];
  from: number;
  at: number;
  seconds: number;
  seenAt: number;
};

/**
 * Observes a player and reports what was watched: every ten seconds while it plays, and when it pauses, seeks
 * or ends, or the page is hidden. Skipped parts do not count. Returns how to stop.
 */
export function trackPlayback(
  player: PlayerHandle,
  { identify, save, register = () => () => undefined, now = () => performance.now() }: Options,
): () => void {
  if (!player.tellsTime) return () => undefined;
  let stretch: Stretch | undefined;
  let savedAt = now();
  let begun = false;
  /** The video and position of the last report, to avoid repeating it. */
  let handedOver = '';

  const begin = (lesson: LessonIdentity): Stretch => ({
    lesson,
    ranges: [],
    from: player.currentTime,
    at: player.currentTime,
    seconds: 0,
    seenAt: now(),
  });

  function closePart(): void {
    if (!stretch) return;
    if (stretch.at > stretch.from) stretch.ranges.push(stretch.from, stretch.at);
    stretch.from = player.currentTime;
    stretch.at = player.currentTime;
  }

  function handOver(at = player.currentTime): void {
    if (!stretch || !begun) return;
    const { lesson, ranges, from, at: until, seconds } = stretch;
    const all = until > from ? [...ranges, from, until] : ranges;
    savedAt = now();
    stretch = { ...begin(lesson), from: at, at };
    const position = `${lesson.videoId} ${at}`;
    if (all.length === 0 && position === handedOver) return;
    handedOver = position;
    save(lesson, { at, duration: player.duration ?? 0, ranges: all, seconds });
  }

  function advance(): void {
    if (stopping.has(player)) return;
    const lesson = identify();
    if (!lesson) return;
    if (stretch && stretch.lesson.videoId !== lesson.videoId) {
      // A playlist has moved to its next video: the previous one's last position is where it ended.
      handOver(stretch.at);
      stretch = undefined;
    }
    stretch ??= begin(lesson);
    const position = player.currentTime;
    const passed = ((now() - stretch.seenAt) / 1000) * player.playbackRate;
    const moved = position - stretch.at;
    stretch.seenAt = now();
    if (player.paused && moved !== 0 && Math.abs(moved) > JUMP_SECONDS) closePart();
    else if (moved < 0 || moved > passed + JUMP_SECONDS) closePart();
    else {
      stretch.at = position;
      stretch.seconds += moved / player.playbackRate;
    }
    if (now() - savedAt >= SAVE_EVERY_MS && !player.paused) handOver();
  }

  const settle = () => {
    advance();
    handOver();
  };
  const settleIfHidden = () => {
    if (document.visibilityState === 'hidden') settle();
  };
  const stop = () => {
    if (!player.paused) stopping.add(player);
    begun = false;
    stretch = undefined;
    player.pause();
  };
  const stops = [
    register({ settle, stop }),
    player.on('play', () => {
      stopping.delete(player);
      begun = true;
      const lesson = identify();
      stretch ??= lesson && begin(lesson);
      if (stretch) stretch.seenAt = now();
    }),
    player.on('timeupdate', () => {
      if (stopping.has(player)) return;
      if (!player.paused) begun = true;
      if (begun) advance();
    }),
    player.on('pause', () => {
      if (!stopping.delete(player)) settle();
    }),
    player.on('seeked', settle),
    player.on('ended', () => {
      advance();
      handOver(player.duration ?? player.currentTime);
    }),
  ];
  document.addEventListener('visibilitychange', settleIfHidden);
  addEventListener('pagehide', settle);
  return () => {
    settle();
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', settleIfHidden);
    removeEventListener('pagehide', settle);
  };
}
