/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { asSearchEngine } from '@polymath/engine';
import { builtInIndex } from '@/__tests__/support/built-in-index';
import { topicSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { makePlan } from '@/lib/guide/plan/make-plan';
import { readGoal } from '@/lib/guide/plan/read-goal';
import { gatherStages } from '@/lib/guide/server/prompt/gather-stages';
import { readPlanRequest } from '@/lib/guide/server/request/read-plan-request';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

let engine: SyncEngine;

beforeAll(async () => {
  engine = openEngine(await builtInIndex());
}, 300_000);
afterAll(() => engine.close());

async function plan(goal: string, more: Record<string, string> = {}) {
  const request = readPlanRequest({ goal, ...more });
  return makePlan(request, await gatherStages(asSearchEngine(engine), request));
}

describe('a plan over the built-in catalogue', () => {
  it.each([
    ['python', 'en'],
    ['excel', 'en'],
    ['yoga', 'en'],
    ['操作系统', 'zh'],
  ])('stays in the language in which “%s” is best taught to who chose none', async (goal, language) => {
    const { steps } = await plan(goal);
    expect(steps.length).toBeGreaterThan(0);
    expect([...new Set(steps.map(({ course }) => course.language.slice(0, 2)))]).toEqual([language]);
  });

  it.each([
    'data scientist',
    'full stack web developer',
    'cloud engineer',
    'project manager',
    'game developer',
    'machine learning',
    'cyber security',
    'guitar',
    'python',
    'photography',
    'chess',
    'learn Japanese',
  ])('leads to “%s” in 3 to 7 real courses', async (goal) => {
    const { steps, by } = await plan(goal);
    expect(by).toBe('rule');
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    for (const { course } of steps) expect(engine.findCourse(course.id).kind).toBe('found');
  });

  it('has no step for a profession whose course is about something else', async () => {
    const topics = readFileSync('data/catalog/topics.jsonl', 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => topicSchema.parse(JSON.parse(line)));
    const nameOf = new Map(topics.map(({ slug, name }) => [slug, name]));
    const professions = topics.filter(({ kind, name }) => kind === 'profession' && !readGoal(name).template);
    expect(professions.length).toBeGreaterThan(50);
    for (const { slug, name, broader, leadsTo = [] } of professions) {
      const { steps } = await plan(`I want to become a ${name.toLowerCase()}`);
      const subjects = [slug, ...(broader ? [broader] : []), ...leadsTo].map((one) => nameOf.get(one));
      const strange = steps.filter(
        ({ course }) =>
          !subjects.includes(course.topic) && !course.title.toLowerCase().includes(name.toLowerCase()),
      );
      expect([name, strange.map(({ course }) => `${course.title} (${course.topic})`)]).toEqual([name, []]);
    }
  }, 120_000);

  it.each(['become a bartender', 'become a secretary'])(
    'refuses “%s”, for which it has nothing',
    async (goal) => {
      expect((await plan(goal)).steps).toEqual([]);
    },
  );

  it('tells nobody to start with what is advanced', async () => {
    const { steps } = await plan('learn quantum computing');
    expect(
      steps.filter(({ why, course }) => why.startsWith('Start here') && course.level !== 'beginner'),
    ).toEqual([]);
  });

  it.each([
    ['sql', 'SQL: '],
    ['learn javascript', 'JavaScript: '],
    ['ios', 'iOS: '],
    ['ai', 'AI: '],
  ])('names “%s” as the catalogue does', async (goal, name) => {
    const { steps } = await plan(goal);
    expect(steps[0]?.why).toBe(`Start here. ${name}the basics.`);
  });

  it('starts with what must be known first', async () => {
    const { steps } = await plan('I want to become a data scientist');
    expect(steps[0]?.course.topic).toBe('Python');
    expect(steps.at(-1)?.course.level).not.toBe('beginner');
  });

  it('spares somebody who is further on what they know', async () => {
    const { steps } = await plan('data scientist', { level: 'intermediate' });
    expect(steps.map(({ course }) => course.topic)).not.toContain('Python');
  });

  it('keeps to the language, and says what is missing in it', async () => {
    const { steps, missing } = await plan('full stack web developer', { language: 'te' });
    expect(new Set(steps.map(({ course }) => course.language))).toEqual(new Set(['te']));
    expect(missing).toContain('Git and GitHub');
  });

  it('does not stray to a lecture that only mentions the word', async () => {
    const { steps } = await plan('guitar');
    expect(new Set(steps.map(({ course }) => course.subject))).toEqual(new Set(['Music']));
  });

  it('is empty for words that no course has', async () => {
    expect((await plan('zzqxv')).steps).toEqual([]);
  });
});

describe('readWish', () => {
  it('fills in what is not said', () => {
    expect(readPlanRequest({ goal: ' sql  for beginners ' })).toEqual({
      goal: 'sql for beginners',
      level: 'beginner',
      hoursPerWeek: 5,
    });
  });

  it.each([
    {},
    { goal: '   ' },
    { goal: 'x'.repeat(121) },
    { goal: ['a', 'b'] },
    { goal: 'a\u0000b' },
    { goal: 'sql', hours: '0' },
    { goal: 'sql', hours: '1e9' },
    { goal: 'sql', level: 'guru' },
    { goal: 'sql', language: '"; drop table' },
  ])('refuses %j', (given) => {
    expect(() => readPlanRequest(given)).toThrow(AppError);
  });
});
