import { paths } from '@/lib/paths';
import type { PlanRequest } from './plan.types';

/** Names of the parameters of a plan. */
export const PLAN_PARAMETERS = ['goal', 'level', 'hours', 'language'] as const;

/** Without a level the words of the goal may name one; without hours it is the usual number. */
type PlanAddress = Pick<PlanRequest, 'goal'> & Partial<PlanRequest>;

export function planParams({ goal, level, hoursPerWeek, language }: PlanAddress): URLSearchParams {
  const parameters = new URLSearchParams({ goal });
  if (level) parameters.set('level', level);
  if (hoursPerWeek) parameters.set('hours', String(hoursPerWeek));
  if (language) parameters.set('language', language);
  return parameters;
}

/** The address of a plan, which can be shared and kept. */
export const planHref = (plan: PlanAddress): string => `${paths.plan()}?${planParams(plan)}`;
