import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { notLoaded } from '@/lib/browser/load-part';
import { showToast } from '@/lib/browser/toast';
import type { CourseView } from '@/lib/course';
import { identifyElsewhere } from '@/lib/learning/browser/identify-lesson';
import type { Learner } from '@/lib/learning/browser/learner';
import { loadLearning } from '@/lib/learning/browser/use-learning';
import type { MyCourseState } from '@/lib/learning/learner-courses';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';

type Props = { course: Pick<CourseView['course'], 'id' | 'title'>; state: MyCourseState | undefined };
type Said = { text: string; undo?: (() => void) | undefined };

/** Most minutes at once. */
const MOST_MINUTES = 720;

/** What a person says of a course that plays on another site: nothing else tells us. */
export function ElsewhereMarks({ course, state }: Props) {
  const id = useId();
  const [said, setSaid] = useState<Said>();
  const [reported, setReported] = useState(false);
  const [minutes, setMinutes] = useState('');
  const begun = state === 'continue' || state === 'finished';
  const finished = state === 'finished';

  async function withLearner(act: (learner: Learner) => Said): Promise<void> {
    const learning = await loadLearning().catch(() => undefined);
    if (!learning) return showToast(notLoaded(), 'bad');
    setSaid(act(learning.currentLearner()));
  }

  function mark(wanted: 'started' | 'finished'): void {
    const before = finished ? 'finished' : begun ? 'started' : undefined;
    const takenBack = wanted === 'finished' ? 'started' : undefined;
    const after = before === wanted ? takenBack : wanted;
    void withLearner((learner) => {
      const lesson = identifyElsewhere(course);
      learner.markElsewhere(lesson, after);
      const undo = () => learner.markElsewhere(lesson, before);
      return { text: after ? m.nowMarkedAs({ mark: after }) : m.noLongerMarked(), undo };
    });
  }

  function addMinutes(event: FormEvent): void {
    event.preventDefault();
    void withLearner((learner) => {
      const undo = learner.addMinutes(Number(minutes));
      if (!undo) return { text: m.tooManyMinutes() };
      setMinutes('');
      return { text: m.minutesAdded({ count: Number(minutes) }), undo };
    });
  }

  function reportNotOpened(): void {
    if (!reported) navigator.sendBeacon?.(paths.api.report(), JSON.stringify({ notOpened: course.id }));
    setReported(true);
    setSaid({ text: m.linkReported() });
  }

  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <h2 id={id} className="font-bold">
        {begun ? m.progressElsewhere() : m.didItOpen()}
      </h2>
      <div className="flex flex-wrap gap-3">
        {!finished && (
          <Button look="quiet" aria-pressed={begun} onClick={() => mark('started')}>
            {begun && <Icon name="check" className="size-4" />}
            {m.started()}
          </Button>
        )}
        <Button look="quiet" aria-pressed={finished} onClick={() => mark('finished')}>
          {finished && <Icon name="circle-check-big" className="size-4 text-good" />}
          {m.finished()}
        </Button>
        {!begun && (
          <Button look="quiet" onClick={reportNotOpened}>
            {m.didNotOpen()}
          </Button>
        )}
      </div>
      {begun && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={addMinutes}>
          <label className="grid gap-1 text-sm">
            {m.minutesToday()}
            <input
              type="number"
              inputMode="numeric"
              required
              min={1}
              max={MOST_MINUTES}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
              className="min-h-11 w-32 rounded-xl border border-line-strong bg-surface px-3 text-base"
            />
          </label>
          <Button type="submit" look="quiet">
            {m.add()}
          </Button>
        </form>
      )}
      <p role="status" className="lesson-said flex gap-3">
        {said?.text}
        {said?.undo && (
          <button
            type="button"
            onClick={() => {
              said.undo?.();
              setSaid({ text: m.undone() });
            }}
          >
            {m.undo()}
          </button>
        )}
      </p>
    </section>
  );
}
