import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { loadPlan } from '@/lib/browser/guide/load-plan';
import { useFocusWithin } from '@/lib/browser/guide/use-focus-within';
import { useGuideState } from '@/lib/browser/guide/use-guide-state';
import { usePlanChat } from '@/lib/browser/guide/use-plan-chat';
import { countOf } from '@/lib/format/count';
import { DEFAULT_HOURS_PER_WEEK, type Plan, type PlanRequest } from '@/lib/guide/plan/plan.types';
import { planLanguages } from '@/lib/guide/plan/plan-languages';
import { PlanByModel } from './PlanByModel';
import { PlanForm } from './PlanForm';
import { PlanSteps } from './PlanSteps';

export type PlanPanelProps = {
  /** The words of the search. */
  words: string;
  /** Chosen or inferred filters of the search, as initial values. */
  level?: PlanRequest['level'];
  language?: string;
  /** Languages of the results. */
  languages: { value: string; label: string }[];
};

type State = { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'done'; plan: Plan };

/** From a goal to an ordered list of courses. It shows a plan at once; the form refines it. */
export function PlanPanel({
  words,
  level = 'beginner',
  language,
  languages,
  onClose,
}: PlanPanelProps & { onClose: () => void }) {
  const [request, setRequest] = useState<PlanRequest>({
    goal: words,
    level,
    hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
    ...(language && { language }),
  });
  const [answer, setAnswer] = useState<{ to: PlanRequest; state: State }>();
  const { state: guide, setQuota } = useGuideState();
  const { choice: latest, ask, stop } = usePlanChat(setQuota);
  const choice = latest?.to === request ? latest : undefined;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();

  useFocusWithin(panel);

  useEffect(() => {
    const abort = new AbortController();
    const answerWith = (state: State) => {
      if (!abort.signal.aborted) setAnswer({ to: request, state });
    };
    loadPlan(request, abort.signal).then(
      (plan) => answerWith({ kind: 'done', plan }),
      (error: Error) => answerWith({ kind: 'failed', message: error.message }),
    );
    return () => abort.abort();
  }, [request]);

  function change(next: PlanRequest): void {
    stop();
    setRequest(next);
  }

  const state: State = answer?.to === request ? answer.state : { kind: 'busy' };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="outline-none rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={titleId} className="text-xl font-bold">
            Plan my path
          </h2>
          <p className="mt-1 text-muted">Tell us your goal and get a plan, course by course.</p>
        </div>
        <IconButton label="Close planner" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <PlanForm request={request} languages={planLanguages(languages)} onRequest={change} />
      <p role="status" className="sr-only">
        {state.kind === 'busy' && 'Making your plan.'}
        {state.kind === 'done' &&
          (state.plan.steps.length > 0
            ? `Your plan has ${countOf(state.plan.steps.length, 'course')}.`
            : 'We found no courses for this goal.')}
      </p>
      {state.kind === 'busy' && (
        <div aria-hidden className="mt-6 grid gap-4">
          {[1, 2, 3].map((line) => (
            <div key={line} className="h-28 animate-pulse rounded-2xl bg-raised" />
          ))}
        </div>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="mt-6 font-semibold text-bad">
          {state.message}
        </p>
      )}
      {state.kind === 'done' && guide?.model && (
        <PlanByModel quota={guide.allowance} choice={choice} onAsk={() => void ask(request)} onStop={stop} />
      )}
      {state.kind === 'done' && <PlanSteps plan={choice?.plan ?? state.plan} />}
    </section>
  );
}
