import type { PlanParts } from '@/lib/guide/plan/make-plan';
import type { PlanRequest, Stage } from '@/lib/guide/plan/plan.types';

/** A step with these courses, named like its topic. */
export const aStage = (name: string, cards: Stage['cards'], rest: Partial<Stage> = {}): Stage => ({
  topic: name.toLowerCase().replaceAll(' ', '-'),
  name,
  level: 'beginner',
  reason: '',
  cards,
  ...rest,
});

/** What a plan is made of. */
export const planParts = (
  stages: Stage[],
  { request, ...rest }: Partial<Omit<PlanParts, 'request'>> & { request?: Partial<PlanRequest> } = {},
): PlanParts => ({
  request: { goal: 'data scientist', hoursPerWeek: 5, ...request },
  stages,
  understood: {
    name: 'Data scientist',
    level: 'beginner',
    language: 'en',
    assumes: [],
    missing: [],
    besides: [],
    known: [],
    removed: [],
    order: [],
  },
  usualHours: {},
  today: '2026-11-23',
  ...rest,
});
