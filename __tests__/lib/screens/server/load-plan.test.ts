/** @jest-environment node */

import { asSearchEngine } from '@polymath/engine';
import { builtInIndex } from '@/__tests__/support/built-in-index';
import { AppError } from '@/lib/errors';
import type { PlanView } from '@/lib/guide/plan/plan.types';
import { loadPlan } from '@/lib/screens/server/load-plan';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

let engine: SyncEngine;
beforeAll(async () => {
  engine = openEngine(await builtInIndex());
}, 120_000);
afterAll(() => engine.close());

const load = (parameters: Record<string, string | string[]>) => loadPlan(asSearchEngine(engine), parameters);

async function planFor(parameters: Record<string, string | string[]>) {
  const outcome = await load(parameters);
  if (outcome.kind !== 'found' && outcome.kind !== 'empty') throw new Error(outcome.kind);
  return { kind: outcome.kind, ...(outcome.props as PlanView) };
}

it('makes the plan of an address, which search engines do not list', async () => {
  const outcome = await load({ goal: 'become a data scientist', hours: '10' });
  expect(outcome).toMatchObject({ kind: 'found', indexed: false, shared: true });
  const { plan, request } = await planFor({ goal: 'become a data scientist', hours: '10' });
  expect(request).toEqual({ goal: 'become a data scientist', level: 'beginner', hoursPerWeek: 10 });
  expect(plan?.steps.length).toBeGreaterThanOrEqual(4);
});

it('leaves out conditions that are none, and takes the first of several', async () => {
  const { request } = await planFor({
    goal: ['python', 'java'],
    hours: '1000',
    level: 'expert',
    language: '',
  });
  expect(request).toEqual({ goal: 'python', level: 'beginner', hoursPerWeek: 5 });
});

it('shows the form alone where there is no goal', async () => {
  for (const parameters of [{}, { goal: '' }, { goal: ' ' }, { goal: 'x'.repeat(500) }] as Record<
    string,
    string
  >[]) {
    const { kind, plan } = await planFor(parameters);
    expect([kind, plan]).toEqual(['found', undefined]);
  }
});

it.each([
  ['become a nurse', /nurs/i],
  ['learn welding', /weld/i],
  ['bake sourdough bread', /sourdough|bread|bak/i],
  // What a plumber takes: plumbing, then heating and air conditioning.
  ['become a plumber', /plumb|air conditioning|hvac/i],
  ['dog training', /\bdogs?\b/i],
  ['knitting', /\bknit|crochet/i],
])('teaches “%s” or nothing', async (goal, subject) => {
  const { kind, plan } = await planFor({ goal });
  const titles = plan?.steps.map(({ course }) => course.title) ?? [];
  expect(titles.filter((title) => !subject.test(title))).toEqual([]);
  expect(kind).toBe(titles.length > 0 ? 'found' : 'empty');
});

it('understands a goal with a typing mistake', async () => {
  const { plan } = await planFor({ goal: 'learn pyhton' });
  expect(plan?.steps[0]?.course.title).toMatch(/python/i);
});

it('says that search is busy', async () => {
  const search = async () => {
    throw new AppError('search/unavailable');
  };
  expect(await loadPlan({ search }, { goal: 'python' })).toMatchObject({ kind: 'unavailable' });
});
