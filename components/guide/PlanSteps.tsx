import { useEffect } from 'react';
import { ShareButton } from '@/components/course/ShareButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Shown } from '@/components/ui/Shown';
import { notLoaded } from '@/lib/browser/load-part';
import { showToast } from '@/lib/browser/toast';
import { whenIdle } from '@/lib/browser/when-idle';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { useLearning } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import * as learning from '@/messages/learning';
import { PlanList, PlanOrigin } from './shown-parts';

/** Only of a plan by a model. */
const AnswerThumbs = lazyPart(() => import('./AnswerThumbs').then((module) => module.AnswerThumbs));

const loadActions = () => import('@/lib/guide/browser/plan-actions');

/** A plan, how it was made, and what can be done with it. */
export function PlanSteps({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { goal, steps } = plan;
  const state = useLearning();
  const isSaved =
    state.kind === 'ready' &&
    state.learner.hasPath(
      goal,
      steps.map(({ course }) => course.id),
    );

  // Before it is pressed: a browser may copy only at once.
  useEffect(() => whenIdle(() => void loadActions().catch(() => undefined)), []);

  async function press(act: (actions: Awaited<ReturnType<typeof loadActions>>) => Promise<void>) {
    try {
      await act(await loadActions());
    } catch {
      await showToast(notLoaded());
    }
  }

  return (
    <div className="mt-6">
      <Shown of={plan}>{() => <PlanList plan={plan} request={request} />}</Shown>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          look={isSaved ? 'quiet' : 'primary'}
          size="large"
          className="group needs-script"
          aria-pressed={isSaved}
          onClick={() => void press(({ togglePlan }) => togglePlan(plan, request, isSaved))}
        >
          <Icon
            name="bookmark"
            className="size-4 group-aria-pressed:fill-current group-aria-pressed:text-accent"
          />
          {isSaved ? learning.saved() : m.saveThisPlan()}
        </Button>
        {isSaved && (
          <Button look="quiet" size="large" href={paths.myCourses()}>
            {m.openMyCourses()}
          </Button>
        )}
        {plan.by === 'rule' && <ShareButton title={m.planFor({ goal })} />}
        <Button
          look="quiet"
          size="large"
          className="needs-script"
          onClick={() => void press(({ copyPlan }) => copyPlan(plan))}
        >
          <Icon name="copy" className="size-4" />
          {m.copyPlan()}
        </Button>
        <Button look="quiet" size="large" className="needs-script" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          {m.print()}
        </Button>
        <Shown of={plan} className="min-w-0 flex-1 basis-72 text-sm text-muted">
          {() => <PlanOrigin by={plan.by} />}
        </Shown>
      </div>
      {plan.by === 'model' && (
        <div className="mt-2 flex flex-wrap items-center">
          <AnswerThumbs mode="plan" />
        </div>
      )}
    </div>
  );
}
