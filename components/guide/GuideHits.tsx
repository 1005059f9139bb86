import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/Link';
import { clock, lessonSegment } from '@/lib/course';
import type { LessonHit } from '@/lib/guide/chat/find-in-lessons';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';

type Props = {
  courseId: string;
  number: number;
  hits: LessonHit[];
  onSeek: (second: number) => void;
};

/** Places in a course: a second of the open lesson seeks its player, all others are links. */
export function GuideHits({ courseId, number, hits, onSeek }: Props) {
  const seek = (hit: LessonHit) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (hit.number !== number || hit.start === undefined) return;
    event.preventDefault();
    onSeek(hit.start);
  };
  return (
    <ul className="mt-2 grid gap-1">
      {hits.map((hit) => {
        const path = paths.lesson(courseId, lessonSegment(hit.number, hit.lesson));
        const stamp = hit.start === undefined ? undefined : clock(hit.start);
        return (
          <li key={`${hit.number} ${hit.start ?? ''} ${hit.chapter ?? ''}`}>
            <Link
              href={hit.start === undefined ? path : `${path}?t=${hit.start}`}
              onClick={seek(hit)}
              className="flex min-h-9 items-baseline gap-2 rounded-lg px-2 py-1.5 hover:bg-accent-soft pointer-coarse:min-h-11"
            >
              <span className="shrink-0 font-semibold text-accent-strong tabular-nums">
                {stamp ? `[${stamp}]` : m.lesson({ number: hit.number })}
              </span>
              <span className="min-w-0">
                <bdi>{hit.chapter ?? hit.lesson}</bdi>
                {hit.chapter && hit.number !== number && (
                  <span className="block text-sm text-muted">
                    {m.lessonNamed({ number: hit.number, name: () => <bdi>{hit.lesson}</bdi> })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
