import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { Gap, PlanRequest } from '@/lib/guide/plan/plan.types';
import * as m from '@/messages/guide';
import { LookElsewhere } from './LookElsewhere';

/** A step of a plan for which there is no course. */
export function PlanGap({ gap: { key, name, why }, request }: { gap: Gap; request: PlanRequest }) {
  const { know, leaveOut } = planChanges(request);
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  const elsewhere = () => <LookElsewhere words={name} />;
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  return (
    <li className="rounded-xl bg-raised p-4">
      <p>{why ? m.gapWhy({ name, why, strong, elsewhere }) : m.gap({ name, strong, elsewhere })}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        <Link href={know(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          {m.iKnowTopic({ name, hidden })}
        </Link>
        <Link href={leaveOut(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          {m.removeTopic({ name, hidden })}
        </Link>
      </p>
    </li>
  );
}
