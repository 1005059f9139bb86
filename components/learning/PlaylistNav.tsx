import { useEffect, useId, useRef } from 'react';
import { LessonProgress } from '@/components/course/LessonProgress';
import { scrollWithin } from '@/lib/browser/scroll-within';
import { clock, isoDuration, type LessonView, langOf } from '@/lib/course';
import { usePlaylist } from '@/lib/learning/browser/use-playlist';
import type { StagedPlayer } from '@/lib/player/browser';
import * as m from '@/messages/learning';

export type PlaylistProps = { view: Pick<LessonView, 'course'>; staged: StagedPlayer };

/** The videos of a course that plays as one playlist, beside its player. */
export function PlaylistNav({ view, staged }: PlaylistProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { videos, current, playAt } = usePlaylist(view, staged);
  useEffect(() => scrollWithin(list.current, current ?? -1), [current]);
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-lg font-bold">
        {m.playlistVideos()}
      </h2>
      <p className="mb-3 text-sm text-muted">
        {videos.length > 0 ? m.videosCounted({ count: videos.length }) : m.videosToCome()}
      </p>
      {videos.length > 0 && (
        <ol ref={list} className="lessons lessons-scroll">
          {videos.map(({ id, title, seconds, mark }, index) => (
            // A playlist may have a video twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what is pressed
            <li key={`${index} ${id}`}>
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => playAt(index)}
              >
                {title ? (
                  <bdi lang={langOf(view.course.language)}>{title}</bdi>
                ) : (
                  <span className="text-muted">{m.videoNumber({ number: index + 1 })}</span>
                )}
                {seconds && <time dateTime={isoDuration(seconds)}>{clock(seconds)}</time>}
                <LessonProgress mark={mark} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
