/** @jest-environment jsdom */
import { aLessonIdentity } from '@/__tests__/support/learner';
import { aPlayer } from '@/__tests__/support/player';
import type { LessonIdentity, Playing, Watched } from '@/lib/learning/browser/learner';
import { trackPlayback } from '@/lib/learning/browser/track-playback';

const lesson = aLessonIdentity();

function aTrackedPlayer(identify: () => LessonIdentity | undefined = () => lesson) {
  let playing: Playing | undefined;
  const { player, emit } = aPlayer();
  let time = 0;
  const saves: Watched[] = [];
  const lessons: LessonIdentity[] = [];
  const track = () =>
    trackPlayback(player, {
      identify,
      save: (of, watched) => {
        lessons.push(of);
        saves.push(watched);
      },
      register: (one) => {
        playing = one;
        return () => undefined;
      },
      now: () => time,
    });
  const stop = track();
  return {
    player,
    /** Another learner takes over this page and its player. */
    trackAgain: track,
    leave: () => {
      playing?.settle();
      playing?.stop();
    },
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

/** One on which somebody has played so many seconds, and still does. */
function played(seconds: number, step?: number) {
  const tracked = aTrackedPlayer();
  tracked.start();
  tracked.playFor(seconds, step);
  return tracked;
}

const total = (saves: Watched[]) => Math.round(saves.reduce((sum, { seconds }) => sum + seconds, 0));

describe('trackPlayback', () => {
  it('saves every ten seconds while it plays', () => {
    const tracked = played(35);

    expect(tracked.saves.map(({ at }) => Math.round(at))).toEqual([10, 20, 30]);
    expect(tracked.saves[0]?.ranges).toEqual([0, 10]);
  });

  it('saves when it pauses, and nothing before anybody played', () => {
    const tracked = aTrackedPlayer();
    tracked.jumpTo(300);
    tracked.stop();
    expect(tracked.saves).toEqual([]);

    const later = played(3);
    later.pause();
    expect(later.saves).toMatchObject([{ at: 3, ranges: [0, 3], duration: 600 }]);
  });

  it('counts nothing of a player that goes on after it was told to stop, for whoever is here by then', () => {
    const tracked = played(4);
    tracked.leave();
    expect(tracked.player.pause).toHaveBeenCalledTimes(1);
    expect(tracked.saves).toMatchObject([{ at: 4, ranges: [0, 4], seconds: 4 }]);

    // A player behind a frame obeys late.
    tracked.playFor(1);
    tracked.stop();
    const stopNext = tracked.trackAgain();
    tracked.playFor(15);
    tracked.jumpTo(100);
    tracked.pause();
    expect(tracked.saves).toHaveLength(1);

    tracked.start();
    tracked.playFor(2);
    stopNext();
    const later = tracked.saves.slice(1);
    expect(later[0]?.ranges[0]).toBe(100);
    expect(later.at(-1)).toMatchObject({ at: 102 });
    expect(total(later)).toBe(2);
  });

  it('counts again what somebody plays after the player was stopped while it paused', () => {
    const tracked = played(4);
    tracked.pause();
    tracked.leave();
    tracked.start();
    tracked.playFor(3);
    tracked.pause();
    expect(tracked.saves.map(({ ranges }) => ranges)).toEqual([
      [0, 4],
      [4, 7],
    ]);
  });

  it('saves at once where somebody jumped to', () => {
    const tracked = played(4);
    tracked.jumpTo(500);

    expect(tracked.saves.at(-1)).toMatchObject({ at: 500 });
    expect(tracked.saves.flatMap(({ ranges }) => ranges)).toEqual([0, 4]);
  });

  it('does not count what was jumped over', () => {
    const tracked = played(4);
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
    const tracked = played(120, 60);
    tracked.pause();

    expect(total(tracked.saves)).toBe(120);
  });

  it('does not count a stall or a pause as watching', () => {
    const tracked = played(2);
    tracked.pause();
    tracked.stay(600);
    tracked.start();
    tracked.playFor(2);
    tracked.pause();

    expect(total(tracked.saves)).toBe(4);
  });

  it.each(['pagehide', 'visibilitychange'])('saves on %s', (event) => {
    const tracked = played(3);
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
