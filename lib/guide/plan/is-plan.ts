import type { Plan } from './plan.types';

/** Whether a response of our server is a plan, as far as the screen relies on it. */
export function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { steps, hours, gaps } = value as Partial<Record<keyof Plan, unknown>>;
  return Array.isArray(steps) && typeof hours === 'number' && Array.isArray(gaps);
}
