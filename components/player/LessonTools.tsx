import { Check, CircleCheckBig, Keyboard, Link2 } from 'lucide-react';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { KeyList } from '@/components/player/KeyList';
import { ResumeOffer } from '@/components/player/ResumeOffer';
import { UpNext } from '@/components/player/UpNext';
import { Button } from '@/components/ui/Button';
import { NotLoaded } from '@/components/ui/PartState';
import { identifyLesson } from '@/lib/browser/learning/identify-lesson';
import { trackPlayback } from '@/lib/browser/learning/track-playback';
import { loadLearning, useLearning } from '@/lib/browser/learning/use-learning';
import { showUndo } from '@/lib/browser/page/show-undo';
import { showToast } from '@/lib/browser/page/toast';
import {
  changeSpeed,
  changeVolume,
  toggleCaptions,
  toggleFullscreen,
  toggleMuted,
} from '@/lib/browser/player/adjust-player';
import { type LessonAction, lessonAction } from '@/lib/browser/player/lesson-keys';
import { intendToPlay } from '@/lib/browser/player/play-intent';
import { keepSpeed } from '@/lib/browser/player/remembered-speed';
import type { StagedPlayer } from '@/lib/browser/player/use-player';
import type { LessonView } from '@/lib/courses/course-view';
import { clock } from '@/lib/courses/length';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { isFinished, resumePoint } from '@/lib/learning/watch-progress';
import { paths } from '@/lib/paths';
import type { PlayerHandle } from '@/lib/player/player.types';

/** How long the effect of a shortcut is shown. */
const SAID_MS = 2_000;

type Props = { view: LessonView; path: string; staged: StagedPlayer };

/** The controls of a lesson next to the video; it also records what is watched. */
export function LessonTools({ view, path, staged }: Props) {
  const { course, lessons, number } = view;
  const { player, play, stage } = staged;
  const router = useRouter();
  const state = useLearning('now');
  const learner = state.kind === 'ready' ? state.learner : undefined;
  const [listed, setListed] = useState(false);
  const [ended, setEnded] = useState(false);
  const [begun, setBegun] = useState(false);
  const [said, setSaid] = useState('');

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
      beforeLeaving: (settle) => learner.beforeLeaving(settle),
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
    const undo = () => learner.markLesson(identity, record?.markedDone);
    void showUndo(done ? 'Marked as not done.' : 'Marked as done.', undo, 'done');
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
  const adjust = (change: (player: PlayerHandle) => string) => setSaid(player ? change(player) : '');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), said ? SAID_MS : 0);
    return () => clearTimeout(timer);
  }, [said]);

  const actions: Record<LessonAction, () => void> = {
    toggle: () => (player && !player.paused ? player.pause() : play()),
    back: () => seekBy(-10),
    ahead: () => seekBy(10),
    stepBack: () => seekBy(-5),
    stepAhead: () => seekBy(5),
    slower: () => adjust((it) => changeSpeed(it, -1)),
    faster: () => adjust((it) => changeSpeed(it, 1)),
    mute: () => adjust(toggleMuted),
    louder: () => adjust((it) => changeVolume(it, 1)),
    quieter: () => adjust((it) => changeVolume(it, -1)),
    captions: () => {
      adjust(toggleCaptions);
      if (player) learner?.changeSettings({ captions: player.captions });
    },
    fullscreen: () => toggleFullscreen(stage.current?.closest('.player')),
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
      {!begun && resumeAt !== undefined && <ResumeOffer at={resumeAt} onPlay={play} />}
      {ended && next && state.kind === 'ready' && state.facts.settings.autoplay && (
        <UpNext title={lessons[number]?.title ?? ''} onGo={() => go(next)} onCancel={() => setEnded(false)} />
      )}
      <Button
        look="quiet"
        aria-pressed={done}
        disabled={!learner || !identity}
        onClick={markDone}
        className="shrink-0"
      >
        {done ? (
          <CircleCheckBig aria-hidden className="size-4 text-good" />
        ) : (
          <Check aria-hidden className="size-4" />
        )}
        {done ? 'Done' : 'Mark as done'}
      </Button>
      <Button
        look="quiet"
        title="Copy link at current time"
        onClick={() => void copyLink()}
        className="shrink-0"
      >
        <Link2 aria-hidden className="size-4" />
        Copy link
      </Button>
      <Button look="quiet" onClick={() => setListed(true)} className="pointer-coarse:hidden">
        <Keyboard aria-hidden className="size-4" />
        Shortcuts
      </Button>
      {state.kind === 'unavailable' && (
        <NotLoaded onRetry={() => void loadLearning().catch(() => undefined)} />
      )}
      <p role="status" className="self-center text-sm text-muted">
        {said}
      </p>
      {listed && <KeyList onClose={() => setListed(false)} />}
    </>
  );
}
