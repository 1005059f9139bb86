import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { planHref } from '@/lib/guide/plan/plan-address';

/** Leads to a plan for the words of a search, with the level and language that the search has. */
export function PlanLink({
  words,
  level,
  language,
}: {
  words: string;
  level?: PlanRequest['level'] | undefined;
  language?: string | undefined;
}) {
  const href = planHref({ goal: words, ...(level && { level }), ...(language && { language }) });
  return (
    <Link href={href} rel="nofollow" className="tool">
      <Icon name="route" className="text-accent-strong" />
      <span>
        Plan<span className="max-sm:sr-only"> my path</span>
      </span>
    </Link>
  );
}
