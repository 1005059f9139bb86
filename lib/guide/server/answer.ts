import type { ChatEvent, QuestionQuota } from '@/lib/guide/chat/chat.types';
import { usedUp } from '@/lib/guide/chat/guide-fault-messages';
import { toFault } from '@/lib/guide/chat/to-fault';
import { makePlan, type PlanParts } from '@/lib/guide/plan/make-plan';
import { answerLesson } from './answer-lesson';
import { choosePlan } from './choose-plan';
import { type AskModel, GuideFault, isGuideFault } from './model/model.types';
import type { LessonContext } from './prompt/gather-material';
import type { Requester } from './request/identify-requester';
import type { QuestionQuotas } from './request/question-quotas';
import type { Question } from './request/read-question';

/** A question with the material that its answer is based on. */
export type QuestionContext =
  | { mode: 'plan'; parts: PlanParts }
  | ({ mode: 'lesson'; grounding: LessonContext } & Pick<
      Extract<Question, { mode: 'lesson' }>,
      'question' | 'history'
    >);

export type GuideServices = { model: AskModel; quotas: QuestionQuotas };

/** A question that may have been taken from the quota. It is given back, once, if no text was sent. */
function takenBy(requester: Requester, quotas: QuestionQuotas, taken: boolean) {
  let owed = taken;
  return {
    wasAnswered: () => {
      owed = false;
    },
    async *giveBack(): AsyncGenerator<ChatEvent> {
      if (!owed) return;
      owed = false;
      yield { type: 'quota', quota: await quotas.giveBack(requester) };
    },
    /** Nothing is sent after the client has left. */
    async end(): Promise<void> {
      if (owed) await quotas.giveBack(requester);
      owed = false;
    },
  };
}

type Taken = ReturnType<typeof takenBy>;
type AskedFor<Mode> = Extract<QuestionContext, { mode: Mode }>;

async function* plan(
  model: AskModel,
  { parts }: AskedFor<'plan'>,
  question: Taken,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const event = await choosePlan(model, parts, signal);
  if (signal.aborted) return;
  if (event.instead) yield* question.giveBack();
  question.wasAnswered();
  yield event;
  yield { type: 'done' };
}

async function* lesson(
  model: AskModel,
  asked: AskedFor<'lesson'>,
  question: Taken,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  try {
    let spoken = false;
    for await (const event of answerLesson(model, asked.grounding, asked, signal)) {
      spoken ||= event.type === 'text' && event.text.trim() !== '';
      if (spoken) question.wasAnswered();
      if (event.type === 'done' && !spoken) throw new GuideFault('empty');
      yield event;
    }
  } catch (error) {
    if (!isGuideFault(error)) throw error;
    yield* question.giveBack();
    yield { type: 'fault', ...toFault(error.code, error.retryAfter) };
  }
}

function* withoutModel(asked: QuestionContext, quota: QuestionQuota): Generator<ChatEvent> {
  if (asked.mode === 'lesson') return yield { type: 'fault', ...usedUp(quota) };
  yield { type: 'plan', plan: makePlan(asked.parts), instead: usedUp(quota) };
  yield { type: 'done' };
}

/**
 * Streams everything that one question leads to, as events. Ends without an error when `signal` is aborted;
 * if that was before the first word, the question is not counted, and the model is not asked any more.
 */
export async function* answer(
  { model, quotas }: GuideServices,
  asked: QuestionContext,
  requester: Requester,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  if (signal.aborted) return;
  const { taken, quota } = await quotas.take(requester);
  const question = takenBy(requester, quotas, taken);
  try {
    yield { type: 'quota', quota };
    if (!taken) yield* withoutModel(asked, quota);
    else if (signal.aborted) return;
    else if (asked.mode === 'plan') yield* plan(model, asked, question, signal);
    else yield* lesson(model, asked, question, signal);
  } finally {
    await question.end();
  }
}
