import { type PlanView, planHref } from '@/lib/guide';
import { paths } from '@/lib/paths';
import { definePage } from './define-page';

/** Search engines do not list it: there is a plan for any words. */
export const planPage = definePage<PlanView>({
  path: paths.plan(),
  head: ({ request }) => ({
    title: request ? `Plan: ${request.goal}` : 'Plan my path',
    description: request
      ? `Courses for “${request.goal}” in the order to take them, with their lengths.`
      : 'Tell us your goal and get a plan, course by course.',
    keywords: ['study plan', 'learning path'],
    path: request ? planHref(request) : paths.plan(),
  }),
  indexed: false,
  firstLoadKilobytes: 132,
  canonical: false,
});
