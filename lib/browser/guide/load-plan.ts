import type { Plan, PlanWish } from '@/lib/guide/plan.types';
import { paths } from '@/lib/paths';
import { loadJson } from './load-json';

/** Whether an answer of our own server is a plan, as far as a screen relies on it. */
export function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { steps, hours, missing } = value as Partial<Record<keyof Plan, unknown>>;
  return Array.isArray(steps) && typeof hours === 'number' && Array.isArray(missing);
}

/** @throws Error with a sentence for people */
export async function loadPlan(wish: PlanWish, signal: AbortSignal): Promise<Plan> {
  const { goal, level, hoursPerWeek, language } = wish;
  const parameters = new URLSearchParams({ goal, level, hours: String(hoursPerWeek) });
  if (language) parameters.set('language', language);
  const plan = await loadJson(paths.api.path(parameters), signal);
  if (!isPlan(plan)) throw new Error('That did not work. Please try again.');
  return plan;
}
