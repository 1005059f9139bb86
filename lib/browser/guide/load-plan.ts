import { isPlan } from '@/lib/guide/plan/is-plan';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';
import { loadJson } from './load-json';

/** @throws Error with a sentence for people */
export async function loadPlan(request: PlanRequest, signal: AbortSignal): Promise<Plan> {
  const { goal, level, hoursPerWeek, language } = request;
  const parameters = new URLSearchParams({ goal, level, hours: String(hoursPerWeek) });
  if (language) parameters.set('language', language);
  const plan = await loadJson(paths.api.path(parameters), { signal });
  if (!isPlan(plan)) throw new Error('Something went wrong. Please try again.');
  return plan;
}
