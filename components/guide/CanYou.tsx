import { Button } from '@/components/ui/Button';
import { PLAN_PLACE, type Plan, type PlanRequest } from '@/lib/guide/plan/plan.types';
import { planParams } from '@/lib/guide/plan/plan-address';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import * as knowing from '@/messages/knowing';

/** Asks what somebody can do already; ticked steps leave the plan. A plain form, so that it works without scripts. */
export function CanYou({ plan: { steps }, request }: { plan: Plan; request: PlanRequest }) {
  const asked = steps.filter(({ can, isAdded }) => can !== undefined && !isAdded);
  if (asked.length === 0) return null;
  return (
    <details className="mt-3 print:hidden rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">{m.whereDoIBegin()}</summary>
      <form
        action={`${paths.plan()}#${PLAN_PLACE}`}
        method="get"
        aria-label={m.whatYouCanDo()}
        className="mt-2 grid gap-2"
      >
        {[...planParams(request)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asked.map(({ key, name, can }) => (
          <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name="known"
              value={key}
              data-topic={key}
              data-name={name}
              className="size-4.5 flex-none"
            />
            {can ? m.canYou({ ability: can }) : knowing.canYouUse({ topic: name })}
          </label>
        ))}
        <p>
          <Button type="submit" look="quiet" size="large">
            {m.leaveOut()}
          </Button>
        </p>
      </form>
    </details>
  );
}
