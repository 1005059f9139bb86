import { useRouter } from 'next/router';
import { useState } from 'react';
import { PlanForm } from '@/components/guide/PlanForm';
import { PlanSteps } from '@/components/guide/PlanSteps';
import { NoPlan, PlanCalendar } from '@/components/guide/shown-parts';
import { lazyPart } from '@/components/ui/lazy-part';
import { Shown } from '@/components/ui/Shown';
import { goTo } from '@/lib/browser/go-to';
import { PLAN_PLACE, type Plan, type PlanRequest, type PlanView, planHref } from '@/lib/guide';
import type { PlanChoice } from '@/lib/guide/browser';
import { preferred } from '@/lib/search/browser';
import * as guide from '@/messages/guide';
import * as m from '@/messages/screens';

const PlanByModel = lazyPart(() =>
  import('@/components/guide/PlanByModel').then((module) => module.PlanByModel),
);

const resultWords = ({ steps }: Plan): string => m.planLength({ count: steps.length });

/** A plan by rule with courses, which a model may replace where the site has one. */
function PlanResult({ request, plan: byRule }: { request: PlanRequest; plan: Plan }) {
  const [latest, setLatest] = useState<PlanChoice>();
  const choice = latest?.to === request ? latest : undefined;
  const plan = choice?.plan ?? byRule;
  return (
    // On a wide screen, where the plan is under a form of one row, both stay in sight.
    <section
      id={PLAN_PLACE}
      tabIndex={-1}
      aria-label={guide.planFor({ goal: request.goal })}
      className="outline-none lg:scroll-mt-48"
    >
      <PlanByModel request={request} choice={choice} onChoice={setLatest} />
      <PlanSteps plan={plan} request={request} />
      <Shown of={plan}>{() => <PlanCalendar plan={plan} request={request} />}</Shown>
    </section>
  );
}

/** From a goal to an ordered list of courses. Its address holds the goal and the conditions. */
export function PlanScreen({ request, plan, refusal, languages }: PlanView) {
  const router = useRouter();
  return (
    <div className="site-width py-6 lg:py-10">
      <h1 className="text-2xl font-extrabold sm:text-3xl">
        {request ? m.planFor({ goal: () => <bdi>{request.goal}</bdi> }) : m.planMyPath()}
      </h1>
      {request && refusal && (
        <Shown of={request}>{() => <NoPlan goal={request.goal} refusal={refusal} />}</Shown>
      )}
      {!request && <p className="mt-1 text-muted">{m.planText()}</p>}
      <PlanForm
        key={request && planHref(request)}
        request={request}
        level={plan?.level}
        languages={languages}
        onRequest={(next) =>
          void router
            .push(planHref(next) + (next.prefer ? '' : preferred.query), undefined, { scroll: false })
            .then(() => goTo(PLAN_PLACE))
        }
      />
      <p role="status" className="sr-only">
        {plan ? resultWords(plan) : refusal?.why}
      </p>
      {request && plan && <PlanResult request={request} plan={plan} />}
    </div>
  );
}
