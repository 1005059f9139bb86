import { useState } from 'react';
import { ShareButton } from '@/components/course/ShareButton';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { Shown } from '@/components/ui/Shown';
import { showToast } from '@/lib/browser/toast';
import { sentencesOf } from '@/lib/format/join-words';
import { savePlan } from '@/lib/guide/browser/save-plan';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { planText } from '@/lib/guide/plan/plan-words';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import { PlanList } from './shown-parts';

/** Only of a plan by a model. */
const AnswerThumbs = lazyPart(() => import('./AnswerThumbs').then((module) => module.AnswerThumbs));

async function copy(plan: Plan): Promise<void> {
  try {
    await navigator.clipboard.writeText(planText(plan, (id) => `${location.origin}${paths.course(id)}`));
    await showToast(m.planCopied(), 'good');
  } catch {
    await showToast(m.planNotCopied());
  }
}

/** A plan, how it was made, and what can be done with it. */
export function PlanSteps({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { steps, goal } = plan;
  const [saved, setSaved] = useState<Plan>();

  async function save(): Promise<void> {
    try {
      await savePlan(plan);
      setSaved(plan);
      await showToast(m.planSaved({ count: steps.length }), 'good');
    } catch {
      await showToast(m.planNotSaved());
    }
  }

  return (
    <div className="mt-6">
      <Shown of={plan}>{() => <PlanList plan={plan} request={request} />}</Shown>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {saved === plan ? (
          <Button look="quiet" size="large" href={paths.myCourses()}>
            {m.openMyCourses()}
          </Button>
        ) : (
          <Button look="primary" size="large" className="needs-script" onClick={() => void save()}>
            <Icon name="bookmark" className="size-4" />
            {m.saveThisPlan()}
          </Button>
        )}
        {plan.by === 'rule' && <ShareButton title={m.planFor({ goal })} />}
        <Button look="quiet" size="large" className="needs-script" onClick={() => void copy(plan)}>
          <Icon name="copy" className="size-4" />
          {m.copyPlan()}
        </Button>
        <Button look="quiet" size="large" className="needs-script" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          {m.print()}
        </Button>
        <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
          {sentencesOf([plan.by === 'rule' ? m.madeByRule() : m.madeByModel(), m.lengthsHelp()])}
        </p>
      </div>
      {plan.by === 'model' && (
        <div className="mt-2 flex flex-wrap items-center">
          <AnswerThumbs mode="plan" />
        </div>
      )}
    </div>
  );
}
