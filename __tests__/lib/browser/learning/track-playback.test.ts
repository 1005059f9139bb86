import { aLessonIdentity } from '@/__tests__/support/learner';
import type { LessonIdentity, Watched } from '@/lib/browser/learning/learner';
import { trackPlayback } from '@/lib/browser/learning/track-playback';
import type { PlayerEvent, PlayerHandle } from '@/lib/player/player.types';

const lesson = aLessonIdentity();

function aTrackedPlayer(identify: () => LessonIdentity | undefined = () => lesson) {
  const listeners = new Map<PlayerEvent, Set<() => void>>();
  const player = {
    ready: true,
    currentTime: 0,
    duration: 600,
    paused: true,
    ended: false,
    fault: undefined,
    tellsTime: true,
    videoId: undefined,
    playbackRate: 1,
    volume: 1,
    muted: false,
    captions: true,
    play: () => undefined,
    pause: () => undefined,
    seek: () => undefined,
    destroy: () => undefined,
    on(event: PlayerEvent, listener: () => void) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
  };
  const emit = (event: PlayerEvent) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener();
  };
  let time = 0;
  const saves: Watched[] = [];
  const lessons: LessonIdentity[] = [];
  const stop = trackPlayback(player as PlayerHandle, {
    identify,
    save: (of, watched) => {
      lessons.push(of);
      saves.push(watched);
    },
    now: () => time,
  });
  return {
    player,
    emit,
    saves,
    lessons,
    stop,
    start() {
      player.paused = false;
      emit('play');
    },
    /** Plays for so many seconds of the clock. */
    playFor(seconds: number, step = 0.25) {
      for (let passed = 0; passed < seconds - 1e-9; passed += step) {
        time += step * 1000;
        player.currentTime += step * player.playbackRate;
        emit('timeupdate');
      }
    },
    jumpTo(second: number) {
      player.currentTime = second;
      emit('timeupdate');
      emit('seeked');
    },
    stay(seconds: number) {
      time += seconds * 1000;
    },
    pause() {
      player.paused = true;
      emit('pause');
    },
  };
}

const total = (saves: Watched[]) => Math.round(saves.reduce((sum, { seconds }) => sum + seconds, 0));

describe('trackPlayback', () => {
  it('saves every ten seconds while it plays', () => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(35);

    expect(tracked.saves.map(({ at }) => Math.round(at))).toEqual([10, 20, 30]);
    expect(tracked.saves[0]?.ranges).toEqual([0, 10]);
  });

  it('saves when it pauses, and nothing before anybody played', () => {
    const tracked = aTrackedPlayer();
    tracked.jumpTo(300);
    tracked.stop();
    expect(tracked.saves).toEqual([]);

    const played = aTrackedPlayer();
    played.start();
    played.playFor(3);
    played.pause();
    expect(played.saves).toMatchObject([{ at: 3, ranges: [0, 3], duration: 600 }]);
  });

  it('saves at once where somebody jumped to', () => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(4);
    tracked.jumpTo(500);

    expect(tracked.saves.at(-1)).toMatchObject({ at: 500 });
    expect(tracked.saves.flatMap(({ ranges }) => ranges)).toEqual([0, 4]);
  });

  it('does not count what was jumped over', () => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(4);
    tracked.jumpTo(500);
    tracked.playFor(4);
    tracked.pause();

    expect(tracked.saves.flatMap(({ ranges }) => ranges)).toEqual([0, 4, 500, 504]);
    expect(total(tracked.saves)).toBe(8);
  });

  it('counts the time of the clock, whatever the speed', () => {
    const tracked = aTrackedPlayer();
    tracked.player.playbackRate = 2;
    tracked.start();
    tracked.playFor(6);
    tracked.pause();

    expect(tracked.saves).toMatchObject([{ at: 12, ranges: [0, 12] }]);
    expect(total(tracked.saves)).toBe(6);
  });

  it('follows a background tab, whose reports come seldom', () => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(120, 60);
    tracked.pause();

    expect(total(tracked.saves)).toBe(120);
  });

  it('does not count a stall or a pause as watching', () => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(2);
    tracked.pause();
    tracked.stay(600);
    tracked.start();
    tracked.playFor(2);
    tracked.pause();

    expect(total(tracked.saves)).toBe(4);
  });

  it.each(['pagehide', 'visibilitychange'])('saves on %s', (event) => {
    const tracked = aTrackedPlayer();
    tracked.start();
    tracked.playFor(3);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));

    expect(tracked.saves).toMatchObject([{ at: 3 }]);
    tracked.stop();
  });

  it('ends at the end', () => {
    const tracked = aTrackedPlayer();
    tracked.player.currentTime = 597;
    tracked.start();
    tracked.playFor(2.75);
    tracked.player.paused = true;
    tracked.emit('ended');

    expect(tracked.saves.at(-1)).toMatchObject({ at: 600 });
  });

  it('gives each video of a playlist its own part', () => {
    let current = aLessonIdentity({ videoId: 'one' });
    const tracked = aTrackedPlayer(() => current);
    tracked.start();
    tracked.playFor(5);
    current = aLessonIdentity({ videoId: 'two', lesson: 2 });
    tracked.player.currentTime = 0;
    tracked.emit('timeupdate');
    tracked.playFor(3);
    tracked.pause();

    expect(tracked.lessons.map(({ videoId }) => videoId)).toEqual(['one', 'two']);
    expect(tracked.saves).toMatchObject([
      { at: 5, ranges: [0, 5] },
      { at: 3, ranges: [0, 3] },
    ]);
  });
});
