import { Link } from '@/components/ui/Link';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { Gap, PlanRequest } from '@/lib/guide/plan/plan.types';
import { LookElsewhere } from './LookElsewhere';

/** A step of a plan for which there is no course. */
export function PlanGap({ gap: { key, name, why }, request }: { gap: Gap; request: PlanRequest }) {
  const { know, leaveOut } = planChanges(request);
  return (
    <li className="rounded-xl bg-raised p-4">
      <p>
        {name}
        {why && `: ${why}`}. <strong>We have no course on this that fits.</strong>{' '}
        <LookElsewhere words={name} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        <Link href={know(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          I know this<span className="sr-only">: {name}</span>
        </Link>
        <Link href={leaveOut(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          Remove<span className="sr-only"> {name}</span>
        </Link>
      </p>
    </li>
  );
}
