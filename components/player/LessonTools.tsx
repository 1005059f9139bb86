import { Check, CircleCheckBig, Keyboard, Link2, RotateCcw } from 'lucide-react';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { KeyList } from '@/components/player/KeyList';
import { UpNext } from '@/components/player/UpNext';
import { Button } from '@/components/ui/Button';
import { identifyLesson } from '@/lib/browser/learning/identify-lesson';
import { trackPlayback } from '@/lib/browser/learning/track-playback';
import { type LessonAction, lessonAction } from '@/lib/browser/player/lesson-keys';
import { intendToPlay } from '@/lib/browser/player/play-intent';
import { keepSpeed } from '@/lib/browser/player/remembered-speed';
import type { StagedPlayer } from '@/lib/browser/player/use-player';
import { showUndo } from '@/lib/browser/show-undo';
import { showToast } from '@/lib/browser/toast';
import { useLearning } from '@/lib/browser/use-learning';
import type { LessonView } from '@/lib/courses/course-view';
import { clock } from '@/lib/courses/length';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { isFinished, resumePoint } from '@/lib/learning/watch-progress';
import { paths } from '@/lib/paths';

const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type Props = { view: LessonView; path: string; staged: StagedPlayer };

/** Everything that a learner does with a lesson beside watching it; it also writes down what is watched. */
export function LessonTools({ view, path, staged }: Props) {
  const { course, lessons, number } = view;
  const { player, ready, play } = staged;
  const router = useRouter();
  const state = useLearning('now');
  const learner = state.kind === 'ready' ? state.learner : undefined;
  const [listed, setListed] = useState(false);
  const [ended, setEnded] = useState(false);
  const [begun, setBegun] = useState(false);

  const identity = identifyLesson(view, player);
  const record = identity && learner?.recordOf(identity);
  const done = record !== undefined && isFinished(record);
  const resumeAt = record && resumePoint(record);
  const hrefOf = (place: number) => {
    const lesson = lessons[place - 1];
    return lesson && paths.lesson(course.id, lessonSegment(place, lesson.title));
  };
  const next = hrefOf(number + 1);

  const identify = useEffectEvent(() => identifyLesson(view, player));
  useEffect(() => {
    if (!player || !learner) return;
    return trackPlayback(player, {
      identify,
      save: (lesson, watched) => learner.watch(lesson, watched, view.lesson.chapters),
    });
  }, [player, learner, view.lesson.chapters]);

  useEffect(() => {
    setEnded(false);
    setBegun(false);
    if (!player) return;
    const stops = [
      keepSpeed(player),
      player.on('ended', () => setEnded(true)),
      player.on('play', () => {
        setBegun(true);
        setEnded(false);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);

  function go(href: string | undefined): void {
    if (!href) return;
    intendToPlay(href);
    void router.push(href);
  }

  function markDone(): void {
    if (!learner || !identity) return;
    learner.markLesson(identity, !done);
    void showUndo(done ? 'Marked as not done.' : 'Marked as done.', () => {
      learner.markLesson(identity, record?.markedDone);
    });
  }

  async function copyLink(): Promise<void> {
    const second = Math.floor(player?.currentTime ?? 0);
    const url = `${location.origin}${path}${second > 0 ? `?t=${second}` : ''}`;
    try {
      await navigator.clipboard.writeText(url);
      await showToast(second > 0 ? `Link at ${clock(second)} copied.` : 'Link copied.', 'good');
    } catch {
      await showToast(`Copy this link: ${url}`);
    }
  }

  const seekBy = (seconds: number) => player?.seek(player.currentTime + seconds);
  function changeSpeed(steps: number): void {
    if (!player) return;
    const at = SPEEDS.findIndex((speed) => speed >= player.playbackRate);
    player.playbackRate = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + steps))] ?? 1;
  }

  const actions: Record<LessonAction, () => void> = {
    toggle: () => (player && !player.paused ? player.pause() : play()),
    back: () => seekBy(-10),
    ahead: () => seekBy(10),
    stepBack: () => seekBy(-5),
    stepAhead: () => seekBy(5),
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    mute: () => {
      if (player) player.muted = !player.muted;
    },
    next: () => go(next),
    previous: () => go(hrefOf(number - 1)),
    done: markDone,
    copy: () => void copyLink(),
    list: () => setListed(true),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = lessonAction(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {ready && !begun && resumeAt !== undefined && player?.tellsTime && (
        <div className="flex w-full flex-wrap items-center gap-3 rounded-2xl border border-line bg-accent-soft p-3">
          <Button look="primary" onClick={() => play(resumeAt)}>
            Resume at {clock(resumeAt)}
          </Button>
          <Button look="quiet" onClick={() => play(0)}>
            <RotateCcw aria-hidden className="size-4" />
            Start over
          </Button>
        </div>
      )}
      {ended && next && state.kind === 'ready' && state.facts.settings.autoplay && (
        <UpNext title={lessons[number]?.title ?? ''} onGo={() => go(next)} onCancel={() => setEnded(false)} />
      )}
      <Button look="quiet" aria-pressed={done} disabled={!learner || !identity} onClick={markDone}>
        {done ? (
          <CircleCheckBig aria-hidden className="size-4 text-good" />
        ) : (
          <Check aria-hidden className="size-4" />
        )}
        {done ? 'Done' : 'Mark as done'}
      </Button>
      <Button look="quiet" title="Copy link at this second" onClick={() => void copyLink()}>
        <Link2 aria-hidden className="size-4" />
        Copy link
      </Button>
      <Button look="quiet" onClick={() => setListed(true)} className="pointer-coarse:hidden">
        <Keyboard aria-hidden className="size-4" />
        Keys
      </Button>
      {listed && <KeyList onClose={() => setListed(false)} />}
    </>
  );
}
