import type { PlanParts } from '@/lib/guide/plan/make-plan';
import type { PlanRequest, Refusal } from '@/lib/guide/plan/plan.types';
import { findStages, type PlanCatalog } from './find-stages';

/** Finds what a plan that begins today is made of, or why there is none. */
export async function findParts(
  catalog: PlanCatalog,
  request: PlanRequest,
  now: Date,
): Promise<{ kind: 'parts'; parts: PlanParts } | { kind: 'refused'; refusal: Refusal }> {
  const found = await findStages(catalog, request);
  if (found.kind === 'refused') return found;
  const { stages, understood, usualHours } = found;
  return {
    kind: 'parts',
    parts: { request, stages, understood, usualHours, today: now.toISOString().slice(0, 10) },
  };
}
