/** @jest-environment node */

import { answer, type Grounded } from '@/lib/server/guide/answer';
import type { Ask } from '@/lib/server/guide/model/model.types';
import { createAllowances } from '@/lib/server/guide/request/question-quotas';
import { aGrounding, aModel, collect } from '@/scripts/fakes/guide-world';

const asker = { who: 'signed-out' as const, key: 'visitor-1' };
const lesson: Grounded = { mode: 'lesson', grounding: aGrounding(), question: 'Where is it?', history: [] };
const plan: Grounded = {
  mode: 'plan',
  wish: { goal: 'python', level: 'beginner', hoursPerWeek: 4 },
  stages: [],
};

const counters = () =>
  createAllowances({
    GUIDE_DAILY_SIGNED_OUT: 3,
    GUIDE_DAILY_SIGNED_IN: 20,
    GUIDE_DAILY_PRO: 200,
    GUIDE_DAILY_SITE: 1_000,
    REDIS_URL: undefined,
  });
const leftOf = async (allowances: ReturnType<typeof counters>) => (await allowances.look(asker)).left;

/** A model whose asker leaves before it says anything. */
function leaving() {
  const reader = new AbortController();
  // biome-ignore lint/correctness/useYield: it never comes to a word.
  const model: Ask = async function* () {
    reader.abort();
  };
  return { model, signal: reader.signal };
}

it('gives a question back that its asker left before the first word', async () => {
  const allowances = counters();
  const { model, signal } = leaving();

  const events = await collect(answer({ model, allowances }, lesson, asker, signal));

  expect(events.map(({ type }) => type)).toEqual(['allowance']);
  expect(await leftOf(allowances)).toBe(3);
});

it('gives it back also where nobody reads on', async () => {
  const allowances = counters();
  const events = answer(
    { model: aModel('Too late').model, allowances },
    lesson,
    asker,
    new AbortController().signal,
  );

  await events.next();
  expect(await leftOf(allowances)).toBe(2);
  await events.return(undefined);
  expect(await leftOf(allowances)).toBe(3);
});

it('keeps one that got a word, whoever leaves then', async () => {
  const allowances = counters();
  const reader = new AbortController();
  const events = answer(
    { model: aModel('It is here.', ' And there.').model, allowances },
    lesson,
    asker,
    reader.signal,
  );

  for await (const { type } of events) if (type === 'text') reader.abort();

  expect(await leftOf(allowances)).toBe(2);
});

it('gives a plan back that was left, and one that the model did not make, once', async () => {
  const allowances = counters();
  const reader = new AbortController();
  reader.abort();

  await collect(answer({ model: leaving().model, allowances }, plan, asker, reader.signal));
  expect(await leftOf(allowances)).toBe(3);
  const events = await collect(
    answer({ model: aModel('no plan').model, allowances }, plan, asker, new AbortController().signal),
  );
  expect(events.at(-2)).toMatchObject({ type: 'plan', instead: { code: 'unfit' } });
  expect(await leftOf(allowances)).toBe(3);
});

it('gives a question back when something of ours fails', async () => {
  const allowances = counters();
  const model: Ask = () => {
    throw new Error('ours');
  };
  const events = answer({ model, allowances }, lesson, asker, new AbortController().signal);

  await expect(collect(events)).rejects.toThrow('ours');
  expect(await leftOf(allowances)).toBe(3);
});

it('takes no more than three times as many as there are in a day, so that nobody asks for nothing all day', async () => {
  const allowances = counters();
  let asked = 0;
  for (let turn = 0; turn < 20; turn++) {
    const { model, signal } = leaving();
    const counting: Ask = (request, inner) => {
      asked++;
      return model(request, inner);
    };
    await collect(answer({ model: counting, allowances }, lesson, asker, signal));
  }

  expect(asked).toBe(9);
  expect(await leftOf(allowances)).toBe(0);
});
