import { answer, type QuestionContext } from '@/lib/guide/server/answer';
import type { AskModel } from '@/lib/guide/server/model/model.types';
import { createQuestionQuotas } from '@/lib/guide/server/request/question-quotas';
import { aLessonContext, aModel, collect } from '@/scripts/fakes/guide-fixtures';
import { planParts } from '@/scripts/fakes/plan';

const requester = { who: 'signed-out' as const, key: 'visitor-1' };
const lesson: QuestionContext = {
  mode: 'lesson',
  grounding: aLessonContext(),
  question: 'Where is it?',
  history: [],
};
const plan: QuestionContext = {
  mode: 'plan',
  parts: planParts([], { request: { goal: 'python' } }),
};

const counters = () =>
  createQuestionQuotas({
    GUIDE_DAILY_SIGNED_OUT: 3,
    GUIDE_DAILY_SIGNED_IN: 20,
    GUIDE_DAILY_PRO: 200,
    GUIDE_DAILY_SITE: 1_000,
  });
const leftOf = async (quotas: ReturnType<typeof counters>) => (await quotas.look(requester)).left;

/** What is answered to a question of somebody who stays, unless told otherwise. */
const ask = (
  quotas: ReturnType<typeof counters>,
  model: AskModel,
  question: QuestionContext = lesson,
  signal = new AbortController().signal,
) => answer({ model, quotas }, question, requester, signal);

/** A model whose requester leaves before it says anything. */
function leaving() {
  const reader = new AbortController();
  // biome-ignore lint/correctness/useYield: it never comes to a word.
  const model: AskModel = async function* () {
    reader.abort();
  };
  return { model, signal: reader.signal };
}

it('asks nothing and takes nothing for whoever left while the material was collected', async () => {
  const quotas = counters();
  const { model, asked } = aModel('Too late');

  for (const question of [lesson, plan])
    expect(await collect(ask(quotas, model, question, AbortSignal.abort()))).toEqual([]);

  expect(asked).toEqual([]);
  expect(await leftOf(quotas)).toBe(3);
});

it('asks nothing of the model for whoever left while the question was counted', async () => {
  const quotas = counters();
  const reader = new AbortController();
  const { model, asked } = aModel('Too late');

  for await (const { type } of ask(quotas, model, lesson, reader.signal))
    if (type === 'quota') reader.abort();

  expect(asked).toEqual([]);
  expect(await leftOf(quotas)).toBe(3);
});

it('gives it back also where nobody reads on', async () => {
  const quotas = counters();
  const events = ask(quotas, aModel('Too late').model);

  await events.next();
  expect(await leftOf(quotas)).toBe(2);
  await events.return(undefined);
  expect(await leftOf(quotas)).toBe(3);
});

it('keeps a question counted once it got a word, even if the client leaves', async () => {
  const quotas = counters();
  const reader = new AbortController();
  const events = ask(quotas, aModel('It is here.', ' And there.').model, lesson, reader.signal);

  for await (const { type } of events) if (type === 'text') reader.abort();

  expect(await leftOf(quotas)).toBe(2);
});

it('gives a plan back that was left, and one that the model did not make, once', async () => {
  const quotas = counters();

  await collect(ask(quotas, leaving().model, plan, AbortSignal.abort()));
  expect(await leftOf(quotas)).toBe(3);
  const events = await collect(ask(quotas, aModel('no plan').model, plan));
  expect(events.at(-2)).toMatchObject({ type: 'plan', instead: { code: 'unfit' } });
  expect(await leftOf(quotas)).toBe(3);
});

it('gives a question back when something of ours fails', async () => {
  const quotas = counters();
  const model: AskModel = () => {
    throw new Error('ours');
  };

  await expect(collect(ask(quotas, model))).rejects.toThrow('ours');
  expect(await leftOf(quotas)).toBe(3);
});

it('takes no more than three times as many as there are in a day, so that nobody asks for nothing all day', async () => {
  const quotas = counters();
  let asked = 0;
  for (let turn = 0; turn < 20; turn++) {
    const { model, signal } = leaving();
    const counting: AskModel = (request, inner) => {
      asked++;
      return model(request, inner);
    };
    await collect(ask(quotas, counting, lesson, signal));
  }

  expect(asked).toBe(9);
  expect(await leftOf(quotas)).toBe(0);
  const [state, fault] = await collect(ask(quotas, aModel('never asked').model));
  expect(state).toMatchObject({ type: 'quota', quota: { left: 0, unanswered: true } });
  expect(fault).toMatchObject({
    type: 'fault',
    code: 'unanswered',
    message: 'The AI model did not answer your last questions. You can ask again in 24 hours.',
  });
});
