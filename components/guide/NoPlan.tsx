import { Link } from '@/components/ui/Link';
import type { Refusal } from '@/lib/guide/plan/plan.types';
import { planHref } from '@/lib/guide/plan/plan-address';
import { paths } from '@/lib/paths';
import { LookElsewhere } from './LookElsewhere';

const LINK = 'text-link';

/** Why there is no plan for a goal, and where to go on. */
export function NoPlan({ goal, refusal: { why, near } }: { goal: string; refusal: Refusal }) {
  return (
    <div className="mt-6 grid gap-2">
      <p>
        <strong>{why}</strong> So we make no plan for <bdi>“{goal}”</bdi>. <LookElsewhere words={goal} />
      </p>
      {near.length > 0 && (
        <p>
          We can plan what is near:{' '}
          {near.map(({ name, goal }, index) => (
            <span key={goal}>
              {index > 0 && ', '}
              <Link href={planHref({ goal })} rel="nofollow" className={LINK}>
                {name}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        You can also{' '}
        <Link href={paths.search(goal)} rel="nofollow" className={LINK}>
          search for it here
        </Link>{' '}
        or{' '}
        <Link href={paths.topics()} className={LINK}>
          browse all topics
        </Link>
        .
      </p>
    </div>
  );
}
