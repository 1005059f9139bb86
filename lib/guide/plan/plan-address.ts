import { paths } from '@/lib/paths';
import type { PlanRequest } from './plan.types';

/** Names of the parameters of a plan. */
export const PLAN_PARAMETERS = [
  'goal',
  'level',
  'hours',
  'language',
  'prefer',
  'known',
  'without',
  'take',
] as const;

/** Without hours it is the usual number. */
type PlanAddress = Pick<PlanRequest, 'goal'> & Partial<PlanRequest>;

export function planParams({
  goal,
  level,
  hoursPerWeek,
  language,
  prefer = [],
  ...changes
}: PlanAddress): URLSearchParams {
  const parameters = new URLSearchParams({ goal });
  if (level) parameters.set('level', level);
  if (hoursPerWeek) parameters.set('hours', String(hoursPerWeek));
  if (language) parameters.set('language', language);
  for (const one of prefer) parameters.append('prefer', one);
  for (const name of ['known', 'without', 'take'] as const)
    if (changes[name]?.length) parameters.set(name, changes[name].join(','));
  return parameters;
}

/** The address of a plan, which can be shared and kept. */
export const planHref = (plan: PlanAddress): string => `${paths.plan()}?${planParams(plan)}`;
