import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { intendToPlay } from '@/lib/browser/play-intent';
import { showToast } from '@/lib/browser/toast';
import { clock, type LessonView, lessonSegment } from '@/lib/course';
import { isFinished, resumePoint } from '@/lib/learning/watch-progress';
import { paths } from '@/lib/paths';
import { keepSpeed, type StagedPlayer, useLessonKeys } from '@/lib/player/browser';
import * as m from '@/messages/learning';
import { identifyLesson, MAX_TITLE } from './identify-lesson';
import { saveProgress } from './sync/watch-history';
import { trackPlayback } from './track-playback';
import { useKnown } from './use-known';
import { useLearning } from './use-learning';
import { useWayBack } from './way-back';

type Marked = { path: string; done: boolean; undo: () => void };
type Options = { view: LessonView; path: string; staged: StagedPlayer };

/** Whether a video was begun and has ended since the page opened it. */
function usePlayState({ player }: StagedPlayer) {
  const [ended, setEnded] = useState(false);
  const [begun, setBegun] = useState(false);
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
  return { begun, ended, stay: () => setEnded(false) };
}

/** The state and actions of a lesson's controls; it also records what is watched. */
export function useLessonTools({ view, path, staged }: Options) {
  const { course, lessons, number } = view;
  const { player } = staged;
  const router = useRouter();
  const state = useLearning('now');
  const learner = state.kind === 'ready' ? state.learner : undefined;
  const [listed, setListed] = useState(false);
  const [marked, setMarked] = useState<Marked>();
  const { begun, ended, stay } = usePlayState(staged);

  const identity = identifyLesson(view, player);
  const record = identity && learner?.recordOf(identity);
  const done = record !== undefined && isFinished(record);
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
      save: (lesson, watched) => void saveProgress(learner, lesson, watched, view.lesson.chapters),
      register: (playing) => learner.addPlaying(playing),
    });
  }, [player, learner, view.lesson.chapters]);

  // Somebody who only looks leaves nothing behind.
  const keepList = useEffectEvent(() => {
    const { videoIds } = player?.playlist ?? {};
    if (videoIds && learner?.keepPlaylist(course.id, course.title.slice(0, MAX_TITLE), videoIds))
      navigator.sendBeacon?.(paths.api.report(), JSON.stringify({ played: course.id }));
  });
  useEffect(() => {
    if (!player || !learner || !begun) return;
    keepList();
    return player.on('playlist', keepList);
  }, [player, learner, begun]);

  function go(href: string | undefined): void {
    if (!href) return;
    intendToPlay(href);
    void router.push(href);
  }

  function markDone(): void {
    if (!learner || !identity) return;
    learner.markLesson(identity, !done);
    const undo = () => {
      learner.markLesson(identity, record?.markedDone);
      setMarked(undefined);
    };
    setMarked({ path, done: !done, undo });
  }

  async function copyLink(): Promise<void> {
    const second = Math.floor(player?.currentTime ?? 0);
    const url = `${location.origin}${path}${second > 0 ? `?t=${second}` : ''}`;
    try {
      await navigator.clipboard.writeText(url);
      await showToast(second > 0 ? m.linkToMomentCopied({ second: clock(second) }) : m.linkCopied(), 'good');
    } catch {
      await showToast(m.copyThisLink({ url }));
    }
  }

  const wayBack = useWayBack(path, () => player?.currentTime ?? 0);
  useKnown(path);
  const said = useLessonKeys(staged, {
    keepCaptions: (captions) => learner?.changeSettings({ captions }),
    next: () => go(next),
    previous: () => go(hrefOf(number - 1)),
    done: markDone,
    copy: () => void copyLink(),
    list: () => setListed(true),
  });

  const goesOn = ended && state.kind === 'ready' && state.facts.settings.autoplay;
  return {
    done,
    canMark: learner !== undefined && identity !== undefined,
    /** A playlist that has not said yet which of its videos plays. */
    isUnplayed: learner !== undefined && identity === undefined,
    /** The code that knows the learner could not be fetched. */
    failed: state.kind === 'unavailable',
    resumeAt: begun || !record ? undefined : resumePoint(record),
    upNext: goesOn && next ? (lessons[number]?.title ?? '') : undefined,
    wayBack,
    said,
    /** The mark that was set last in this lesson. */
    marked: marked?.path === path ? marked : undefined,
    listed,
    markDone,
    copyLink: () => void copyLink(),
    goOn: () => go(next),
    stay,
    showKeys: () => setListed(true),
    hideKeys: () => setListed(false),
  };
}
