import { MarkedTitle } from '@/components/ui/MarkedTitle';
import { clock, duration, isoDuration } from '@/lib/course';
import type { Moment } from '@/lib/search/search.types';
import * as m from '@/messages/search';

/** The title of a lesson or a chapter with the matched words highlighted. */
export function MomentTitle({ moment: { lesson, chapter, marks } }: { moment: Moment }) {
  return <MarkedTitle title={chapter ?? lesson} marks={marks} />;
}

/** The second at which a chapter begins, or the length of the lesson, if known. */
export function MomentTime({ moment: { start, seconds } }: { moment: Moment }) {
  const shown = start ?? seconds;
  if (shown === undefined) return null;
  return (
    <time dateTime={isoDuration(shown)}>
      {start === undefined ? (
        duration(shown)
      ) : (
        <>
          <span className="sr-only">{m.fromTime()}</span>
          {clock(start)}
        </>
      )}
    </time>
  );
}
