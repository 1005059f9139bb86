import type { ChatEvent } from '@/lib/guide/chat/chat.types';
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

/** A question that was taken from the quota. It is given back, once, if no text was sent. */
function takenBy(requester: Requester, quotas: QuestionQuotas) {
  let owed = true;
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

async function* plan(
  { model, quotas }: GuideServices,
  asked: Extract<QuestionContext, { mode: 'plan' }>,
  requester: Requester,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { parts } = asked;
  const { taken, quota } = await quotas.take(requester);
  if (!taken) {
    yield { type: 'quota', quota };
    yield { type: 'plan', plan: makePlan(parts), instead: usedUp(quota) };
    yield { type: 'done' };
    return;
  }
  const question = takenBy(requester, quotas);
  try {
    yield { type: 'quota', quota };
    if (signal.aborted) return;
    const event = await choosePlan(model, parts, signal);
    if (signal.aborted) return;
    if (event.instead) yield* question.giveBack();
    question.wasAnswered();
    yield event;
    yield { type: 'done' };
  } finally {
    await question.end();
  }
}

async function* lesson(
  { model, quotas }: GuideServices,
  asked: Extract<QuestionContext, { mode: 'lesson' }>,
  requester: Requester,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { taken, quota } = await quotas.take(requester);
  if (!taken) {
    yield { type: 'quota', quota };
    yield { type: 'fault', ...usedUp(quota) };
    return;
  }
  const question = takenBy(requester, quotas);
  try {
    yield { type: 'quota', quota };
    if (signal.aborted) return;
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
  } finally {
    await question.end();
  }
}

/**
 * Streams everything that one question leads to, as events. Ends without an error when `signal` is aborted;
 * if that was before the first word, the question is not counted, and the model is not asked any more.
 */
export async function* answer(
  services: GuideServices,
  asked: QuestionContext,
  requester: Requester,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  if (signal.aborted) return;
  yield* asked.mode === 'plan'
    ? plan(services, asked, requester, signal)
    : lesson(services, asked, requester, signal);
}
