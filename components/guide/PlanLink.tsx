import { Route } from 'lucide-react';
import { Button } from '@/components/ui/Button';
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
    <Button look="quiet" href={href} rel="nofollow" className="mt-4">
      <Route aria-hidden className="size-4 text-accent-strong" />
      Plan my path
    </Button>
  );
}
