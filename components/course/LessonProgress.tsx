import { Icon } from '@/components/ui/Icon';
import type { LessonMark } from '@/lib/course/lessons/lesson-mark.types';
import { percentOf } from '@/lib/format/percent-of';
import * as m from '@/messages/course';

/** Whether a lesson is done, or which parts were watched; it takes no space of its own. */
export function LessonProgress({ mark }: { mark: LessonMark | undefined }) {
  if (!mark || (!mark.done && mark.fraction === 0)) return null;
  return (
    <>
      <span className="lesson-parts" style={{ background: mark.done ? undefined : mark.parts }} />
      {mark.done ? (
        <span className="lesson-done">
          <Icon name="check" className="size-3.5" />
          <span className="sr-only">{m.done()}</span>
        </span>
      ) : (
        <span className="sr-only">{m.watched({ percent: percentOf(mark.fraction) })}</span>
      )}
    </>
  );
}
