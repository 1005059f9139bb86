import { useEffect, useReducer, useRef } from 'react';
import type { LessonMark, LessonView } from '@/lib/course';
import type { StagedPlayer } from '@/lib/player/browser';
import { useLearning } from './use-learning';

type PlaylistVideo = {
  id: string;
  /** Known once it was opened. */
  title?: string | undefined;
  seconds?: number | undefined;
  mark?: LessonMark | undefined;
};

/**
 * The videos of a course that plays as one playlist: as the player reports them, and before that as this learner's last
 * visit left them. Titles and lengths are those of videos that were played, and of the current one.
 */
export function usePlaylist({ course }: Pick<LessonView, 'course'>, { player, play }: StagedPlayer) {
  const state = useLearning('now');
  const learner = state.kind === 'ready' ? state.learner : undefined;
  const [, noteChange] = useReducer((count: number) => count + 1, 0);
  useEffect(() => player?.on('playlist', noteChange), [player]);

  const now = player?.playlist;
  const ids = now?.videoIds ?? learner?.documents.get('savedCourses', course.id)?.videos ?? [];
  const marks = learner?.marksOf(course.id, {
    lessons: ids.map((videoId) => ({ videoId })),
  });
  const videos = ids.map((id, index): PlaylistVideo => {
    const record = learner?.documents.get('watchHistory', id);
    const isCurrent = index === now?.index;
    return {
      id,
      title: (isCurrent && now?.title) || record?.title || undefined,
      seconds: (isCurrent && player?.duration) || record?.duration || undefined,
      mark: marks?.get(index + 1),
    };
  });

  /** What was pressed before there was a player. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) player?.playAt?.(wanted.current);
    if (player) wanted.current = undefined;
  }, [player]);

  function playAt(index: number): void {
    if (player) player.playAt?.(index);
    else {
      wanted.current = index;
      play();
    }
  }

  return { videos, current: now?.index, playAt };
}
