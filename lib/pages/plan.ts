import { type PlanView, planHref } from '@/lib/guide';
import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

/** Search engines do not list it: there is a plan for any words. */
export const planPage = definePage<PlanView>({
  path: plainPaths.plan(),
  head: ({ request }) => ({
    title: request ? m.planFor({ goal: request.goal }) : m.planTitle(),
    description: request ? m.planForDescription({ goal: request.goal }) : m.planDescription(),
    keywords: m.planKeywords().split(', '),
    path: request ? planHref(request) : plainPaths.plan(),
  }),
  indexed: false,
  firstLoadKilobytes: 133,
  canonical: false,
});
