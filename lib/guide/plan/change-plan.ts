import type { PlanRequest, PlanStep } from './plan.types';
import { planHref } from './plan-address';

const add = (list: readonly string[] = [], one: string) => [...list.filter((other) => other !== one), one];
const drop = (list: readonly string[] = [], one: string) => list.filter((other) => other !== one);

/** The addresses at which the plan of a request is changed. A course that the person took leaves with its step. */
export const planChanges = (request: PlanRequest) => ({
  know: (key: string, course = '') =>
    planHref({ ...request, known: add(request.known, key), take: drop(request.take, course) }),
  notKnow: (key: string) => planHref({ ...request, known: drop(request.known, key) }),
  remove: ({ key, course, isAdded }: PlanStep) => {
    const take = drop(request.take, course.id);
    return planHref(
      isAdded ? { ...request, take } : { ...request, take, without: add(request.without, key) },
    );
  },
  leaveOut: (key: string) => planHref({ ...request, without: add(request.without, key) }),
  putBack: (key: string) => planHref({ ...request, without: drop(request.without, key) }),
  swap: (from: string, to: string) => planHref({ ...request, take: add(drop(request.take, from), to) }),
});
