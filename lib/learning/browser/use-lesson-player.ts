import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { consumePlayIntent, intendToPlay } from '@/lib/browser/play-intent';
import { type LessonView, startSecondOf } from '@/lib/course';
import { choosePlaysFiles, useCurrentChapter, usePlayer, usePlaysFiles } from '@/lib/player/browser';
import { useCourseMarks } from './use-course-marks';
import { mayKnowSomebody, useLearning } from './use-learning';

/** The second in the address, else where this learner stopped; captions as in their settings. */
async function findStart(view: LessonView) {
  const asked = startSecondOf(location.href);
  // Nobody was here before: a press need not wait for the learner's code.
  const learning = mayKnowSomebody() ? await import('./lesson-start').catch(() => undefined) : undefined;
  return learning?.lessonStart(view, asked) ?? (asked === undefined ? {} : { startAt: asked });
}

/** The player of a lesson's page, in step with the second in its address, and what the learner did in the course. */
export function useLessonPlayer(view: LessonView, path: string) {
  const { course, lesson } = view;
  const router = useRouter();
  // The words about it name YouTube.
  const mirror = lesson.video.host === 'youtube' ? lesson.mirror : undefined;
  const asFile = usePlaysFiles() && mirror !== undefined;
  const video = asFile ? { host: 'html5' as const, url: mirror } : lesson.video;
  /** Where the video was when its host changed. */
  const left = useRef<number>(undefined);
  const staged = usePlayer(video, {
    title: lesson.title,
    start: async () => {
      const startAt = left.current;
      left.current = undefined;
      const cues = lesson.captions && ([course.id, view.number] as const);
      return { ...(await findStart(view)), cues, ...(startAt && { startAt }) };
    },
    mayStart: () => consumePlayIntent(path),
  });
  const { player, play } = staged;
  const marks = useCourseMarks(course.id, useLearning('now'));
  const chapter = useCurrentChapter(player, lesson.chapters);

  // A link to another second of this lesson changes only the address.
  const second = startSecondOf(router.asPath);
  const handled = useRef<{ path: string; second?: number }>({ path, second });
  useEffect(() => {
    const { path: before, second: last } = handled.current;
    handled.current = { path, second };
    if (path === before && second !== undefined && second !== last && player?.ready) play(second);
  }, [path, second, player, play]);

  function playFrom(start: number): void {
    handled.current = { path, second: start };
    play(start);
    void router.replace({ pathname: router.pathname, query: { ...router.query, t: start } }, undefined, {
      shallow: true,
      scroll: false,
    });
  }

  /** Plays the same video from its other host, from the same second on. */
  function changeHost(): void {
    left.current = player?.ready ? player.currentTime : undefined;
    intendToPlay(path);
    choosePlaysFiles(!asFile);
  }

  const hosts = mirror === undefined ? undefined : { asFile, change: changeHost };
  return { staged, video, hosts, marks, chapter, playFrom };
}
