import fc from 'fast-check';
import { cardFacts } from '@/lib/course/texts/card-facts';
import { makePlan } from '@/lib/guide/plan/make-plan';
import type { PlanRequest, Stage } from '@/lib/guide/plan/plan.types';
import { lengthWords, planText, stepTime } from '@/lib/guide/plan/plan-words';
import { aCard } from '@/scripts/fakes/course';

const request: PlanRequest = { goal: 'data scientist', level: 'beginner', hoursPerWeek: 5 };
const stage = (name: string, cards: Stage['cards'], rest: Partial<Stage> = {}): Stage => ({
  name,
  level: 'beginner',
  cards,
  ...rest,
});

describe('makePlan', () => {
  it('keeps the order of the stages and never takes a course twice', () => {
    const shared = aCard({ title: 'Everything', level: 'beginner' });
    const other = aCard({ title: 'Statistics 1', level: 'beginner' });
    const plan = makePlan(request, [stage('Python', [shared]), stage('Statistics', [shared, other])]);
    expect(plan.steps.map(({ course }) => course.title)).toEqual(['Everything', 'Statistics 1']);
    expect(plan.steps[0]?.why).toMatch(/^Start here\. Python\./);
  });

  it('prefers a fitting level to a better match that is too hard', () => {
    const hard = aCard({ title: 'Hard', level: 'advanced' });
    const right = aCard({ title: 'Right', level: 'beginner' });
    expect(makePlan(request, [stage('Python', [hard, right])]).steps[0]?.course.title).toBe('Right');
  });

  it('names what no course was found for instead of filling it with anything', () => {
    const tooHard = aCard({ level: 'advanced', playable: false, cost: 'paid' });
    const plan = makePlan(request, [stage('SQL', []), stage('Statistics', [tooHard])]);
    expect(plan).toMatchObject({ steps: [], missing: ['SQL', 'Statistics'], hours: 0 });
  });

  it('keeps to the language of the best match where none was named', () => {
    const english = aCard({ title: 'English' });
    const spanish = aCard({ title: 'Spanish', language: 'es', hours: 7 });
    const best = (request: PlanRequest) =>
      makePlan(request, [stage('SQL', [english, spanish])]).steps[0]?.course.title;
    expect(best(request)).toBe('English');
    expect(best({ ...request, language: 'es' })).toBe('Spanish');
  });

  it('explains the position of a course', () => {
    const plan = makePlan(request, [
      stage('SQL', [aCard({ level: 'beginner' })], { reason: 'to ask databases' }),
      stage('R', [aCard()]),
    ]);
    expect(plan.steps.map(({ why }) => why)).toEqual(['Start here. SQL: to ask databases.', 'R.']);
  });

  it('adds the hours up and lays them over the weeks', () => {
    const cards = [7.2, 2, undefined, 4].map((hours) => aCard({ hours, level: 'beginner' }));
    const plan = makePlan(
      request,
      cards.map((card, index) => stage(`Stage ${index}`, [card])),
    );
    expect(plan.steps.map(({ hours, weeks }) => [hours, weeks])).toEqual([
      [7.2, [1, 2]],
      [2, [2, 2]],
      [undefined, undefined],
      [4, undefined],
    ]);
    expect(plan).toMatchObject({ hours: 13.2, unknownLengths: 1 });
  });

  it('has a sum that equals its parts, and at most seven courses, whatever the stages', () => {
    const cards = fc.array(
      fc.record({ hours: fc.option(fc.double({ min: 0.1, max: 300, noNaN: true }), { nil: undefined }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.array(cards, { maxLength: 10 }),
        fc.integer({ min: 1, max: 60 }),
        (all, hoursPerWeek) => {
          const stages = all.map((some, index) => stage(`Stage ${index}`, some.map(aCard)));
          const plan = makePlan({ ...request, hoursPerWeek }, stages);
          expect(plan.hours).toBeCloseTo(plan.steps.reduce((sum, { hours = 0 }) => sum + hours, 0));
          expect(plan.steps.length).toBeLessThanOrEqual(7);
          expect(new Set(plan.steps.map(({ course }) => course.id)).size).toBe(plan.steps.length);
        },
      ),
    );
  });
});

describe('the words of a plan', () => {
  const made = (...hours: (number | undefined)[]) =>
    makePlan(
      request,
      hours.map((length, index) =>
        stage(`Stage ${index}`, [aCard({ id: `c-${index}`, title: `Course ${index}`, hours: length })]),
      ),
    );

  it('say the sum and the weeks, and what is not known of them', () => {
    expect(lengthWords(made(7, 3))).toBe('10 h in total: about 2 weeks at 5 h a week.');
    expect(lengthWords(made(7, undefined))).toBe(
      'At least 7 h in total. We do not know the length of 1 course.',
    );
    expect(lengthWords(made(undefined, undefined))).toBe('We do not know how long they are.');
  });

  it('give a step the length that its card shows, and add such lengths up', () => {
    const plan = made(31.5, 0.25, 5.5);
    for (const step of plan.steps) {
      const length = stepTime(step).split('· ').at(-1);
      expect(cardFacts(step.course)).toContain(`${length}`);
    }
    expect(lengthWords(plan)).toBe('37 h 45 min in total: about 8 weeks at 5 h a week.');
  });

  it('place a step in time', () => {
    const [first, second, third] = made(7, 1, undefined).steps;
    expect(first && stepTime(first)).toBe('Weeks 1 to 2 · 7 h');
    expect(second && stepTime(second)).toBe('Week 2 · 1 h');
    expect(third && stepTime(third)).toBe('Length unknown');
  });

  it('can be kept as plain text with a full address for each course', () => {
    const text = planText(made(7), (id) => `https://polymath.example/course/${id}`);
    expect(text).toContain('1. Course 0');
    expect(text).toContain('https://polymath.example/course/c-0');
  });
});
