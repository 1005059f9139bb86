import fc from 'fast-check';
import { cardFacts } from '@/lib/course/texts/card-facts';
import { makePlan } from '@/lib/guide/plan/make-plan';
import { lengthWords, planText, stepTime } from '@/lib/guide/plan/plan-words';
import { aCard } from '@/scripts/fakes/course';
import { aStage, planParts } from '@/scripts/fakes/plan';

const titles = (plan: ReturnType<typeof makePlan>) => plan.steps.map(({ course }) => course.title);

describe('makePlan', () => {
  it('keeps the order of the steps and never takes a course twice', () => {
    const shared = aCard({ title: 'Everything', level: 'beginner' });
    const other = aCard({ title: 'Statistics 1', level: 'beginner' });
    const plan = makePlan(planParts([aStage('Python', [shared]), aStage('Statistics', [shared, other])]));
    expect(titles(plan)).toEqual(['Everything', 'Statistics 1']);
  });

  it('prefers a level that fits, and a course that a reader chose', () => {
    const unstated = aCard({ id: 'any', title: 'Any' });
    const right = aCard({ title: 'Right', level: 'beginner' });
    expect(titles(makePlan(planParts([aStage('Python', [unstated, right])])))).toEqual(['Right']);
    const chosen = aStage('Python', [right, unstated], { courses: ['any'] });
    expect(titles(makePlan(planParts([chosen])))).toEqual(['Any']);
  });

  it('has the course that the person took, though another step would have it', () => {
    const first = aCard({ id: 'first', title: 'First', level: 'beginner' });
    const taken = aCard({ id: 'taken', title: 'Taken', level: 'beginner' });
    const stages = [aStage('A', [taken]), aStage('B', [first, taken], { taken: 'taken' })];
    const plan = makePlan(planParts(stages));
    expect(titles(plan)).toEqual(['Taken']);
    expect(plan.gaps.map(({ name, at }) => [name, at])).toEqual([['A', 0]]);
  });

  it('takes a course in a preferred language before a better one in another, which it takes where there is none', () => {
    const english = aCard({ id: 'en', title: 'Chosen', level: 'beginner' });
    const spanish = aCard({ title: 'Curso', language: 'es' });
    const parts = planParts([
      aStage('Python', [english, spanish], { courses: ['en'] }),
      aStage('SQL', [aCard({ title: 'SQL', level: 'beginner' })]),
    ]);
    const preferring = { ...parts, request: { ...parts.request, prefer: ['es'] } };
    expect(titles(makePlan(parts))).toEqual(['Chosen', 'SQL']);
    expect(titles(makePlan(preferring))).toEqual(['Curso', 'SQL']);
  });

  it('says where a course is missing, unless the plan is whole without it', () => {
    const course = aCard({ level: 'beginner' });
    const plan = makePlan(
      planParts([
        aStage('SQL', [], { reason: 'to ask databases' }),
        aStage('R', [course]),
        aStage('R', [], { level: 'advanced', isMore: true }),
      ]),
    );
    expect(plan.gaps).toEqual([{ key: 'sql', name: 'SQL', why: 'to ask databases', at: 0 }]);
    expect(plan.steps[0]?.why).toBe('R.');
    expect(makePlan(planParts([aStage('R', [course]), aStage('R', [course])])).gaps).toEqual([]);
  });

  it('offers up to five other courses and what differs', () => {
    const cards = Array.from({ length: 8 }, (_, at) =>
      aCard({ id: `c-${at}`, title: `C ${at}`, provider: `P${at}`, hours: at + 1, level: 'beginner' }),
    );
    const [step] = makePlan(planParts([aStage('SQL', cards)])).steps;
    expect(step?.others).toHaveLength(5);
    expect(step?.others[0]?.facts).toMatch(/^P\d\u00a0· \d\u00a0h$/);
    expect(step?.others.map(({ id }) => id)).not.toContain(step?.course.id);
  });

  it('adds the hours up and lays them over the weeks', () => {
    const cards = [7.2, 2, undefined, 4].map((hours) => aCard({ hours, level: 'beginner' }));
    const plan = makePlan(planParts(cards.map((card, index) => aStage(`Step ${index}`, [card]))));
    expect(plan.steps.map(({ hours, weeks }) => [hours, weeks])).toEqual([
      [7.2, [1, 2]],
      [2, [2, 2]],
      [undefined, undefined],
      [4, undefined],
    ]);
    expect(plan).toMatchObject({ hours: 13.2, unknownLengths: 1 });
    expect(plan.end).toBeUndefined();
  });

  it('has a sum that equals its parts, and at most seven courses, whatever the steps', () => {
    const cards = fc.array(
      fc.record({ hours: fc.option(fc.double({ min: 0.1, max: 300, noNaN: true }), { nil: undefined }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.array(cards, { maxLength: 10 }),
        fc.integer({ min: 1, max: 60 }),
        (all, hoursPerWeek) => {
          const stages = all.map((some, index) => aStage(`Step ${index}`, some.map(aCard)));
          const plan = makePlan(planParts(stages, { request: { hoursPerWeek } }));
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
      planParts(
        hours.map((length, index) =>
          aStage(`Step ${index}`, [aCard({ id: `c-${index}`, title: `Course ${index}`, hours: length })]),
        ),
      ),
    );

  it('say the sum, the weeks and the last day, and what is not known of them', () => {
    expect(lengthWords(made(7, 3))).toBe(
      '10\u00a0h in total: about 2 weeks at 5\u00a0h a week. Who starts today finishes around 7 December 2026.',
    );
    expect(lengthWords(made(7, undefined))).toBe(
      'At least 7\u00a0h in total. We do not know the length of 1 course.',
    );
    expect(lengthWords(made(undefined, undefined))).toBe('We do not know how long they are.');
  });

  it('say of an estimate that it is one', () => {
    const card = aCard({ hours: undefined, provider: 'YouTube', kind: 'video-series', level: 'beginner' });
    const plan = makePlan(planParts([aStage('SQL', [card])], { usualHours: { 'YouTube video-series': 8 } }));
    expect(plan.steps.map(stepTime)).toEqual(['Weeks 1 to 2 · about 8\u00a0h']);
    // It stands behind a sentence where it has no weeks.
    expect(plan.steps.map(({ weeks: _, ...step }) => stepTime(step))).toEqual(['About 8\u00a0h']);
    expect(lengthWords(plan)).toMatch(/^About 8\u00a0h in total/);
    const byRule = planParts([aStage('SQL', [{ ...card, aboutHours: 20 }])], { usualHours: { YouTube: 8 } });
    expect(lengthWords(makePlan(byRule))).toMatch(/^About 20\u00a0h in total/);
  });

  it('give a step the length that its card shows, and add such lengths up', () => {
    const plan = made(31.5, 0.25, 5.5);
    for (const step of plan.steps) {
      const length = stepTime(step).split('· ').at(-1);
      expect(cardFacts(step.course)).toContain(`${length}`);
    }
    expect(lengthWords(plan)).toMatch(/^37\u00a0h 45\u00a0min in total: about 8 weeks at 5\u00a0h a week\./);
  });

  it('place a step in time', () => {
    const [first, second, third] = made(7, 1, undefined).steps;
    expect(first && stepTime(first)).toBe('Weeks 1 to 2 · 7\u00a0h');
    expect(second && stepTime(second)).toBe('Week 2 · 1\u00a0h');
    expect(third && stepTime(third)).toBe('Length unknown');
  });

  it('can be kept as plain text with a full address for each course', () => {
    const text = planText(made(7), (id) => `https://polymath.example/course/${id}`);
    expect(text).toContain('1. Course 0');
    expect(text).toContain('https://polymath.example/course/c-0');
  });
});
