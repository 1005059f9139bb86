import { Link } from '@/components/ui/Link';
import type { Refusal } from '@/lib/guide/plan/plan.types';
import { planHref } from '@/lib/guide/plan/plan-address';
import { paths } from '@/lib/paths';
import * as format from '@/messages/format';
import * as m from '@/messages/guide';
import { LookElsewhere } from './LookElsewhere';

const LINK = 'text-link';

/** Why there is no plan for a goal, and where to go on. */
export function NoPlan({ goal, refusal: { why, near } }: { goal: string; refusal: Refusal }) {
  return (
    <div className="mt-3 grid gap-2">
      <p>
        {m.noPlan({
          why: () => <strong>{why}</strong>,
          goal: () => <bdi>{goal}</bdi>,
          elsewhere: () => <LookElsewhere words={goal} />,
        })}
      </p>
      {near.length > 0 && (
        <p>
          {m.nearPlans({
            plans: () =>
              near.map(({ name, goal }, index) => (
                <span key={goal}>
                  {index > 0 && format.comma()}
                  <Link href={planHref({ goal })} rel="nofollow" className={LINK}>
                    {name}
                  </Link>
                </span>
              )),
          })}
        </p>
      )}
      <p>
        {m.alsoSearch({
          link: (text) => (
            <Link href={paths.search(goal)} rel="nofollow" className={LINK}>
              {text}
            </Link>
          ),
          link2: (text) => (
            <Link href={paths.topics()} className={LINK}>
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
