import type { Allowance, ChatEvent } from '@/lib/guide/chat.types';
import { toFault } from '@/lib/guide/fault-words';
import { makePlan } from '@/lib/guide/make-plan';
import type { Stage } from '@/lib/guide/plan.types';
import { assertServer } from '@/lib/server/guard';
import type { Allowances } from './allowances';
import { answerLesson } from './answer-lesson';
import { type Ask, GuideFault } from './ask.types';
import { choosePlan } from './choose-plan';
import type { Grounding } from './gather-material';
import type { Question } from './read-question';
import type { Asker } from './who-asks';

assertServer('lib/server/guide/answer');

/** A question with all that its answer may lean on. */
export type Grounded =
  | { mode: 'plan'; wish: Extract<Question, { mode: 'plan' }>['wish']; stages: Stage[] }
  | ({ mode: 'lesson'; grounding: Grounding } & Pick<
      Extract<Question, { mode: 'lesson' }>,
      'question' | 'history'
    >);

export type World = { model: Ask; allowances: Allowances };

const used = ({ renewsIn, site }: Allowance) => toFault(site ? 'site-used-up' : 'used-up', renewsIn);

async function* plan(
  { model, allowances }: World,
  asked: Extract<Grounded, { mode: 'plan' }>,
  asker: Asker,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { wish, stages } = asked;
  const { taken, allowance } = await allowances.take(asker);
  yield { type: 'allowance', allowance };
  if (!taken) {
    yield { type: 'plan', plan: makePlan(wish, stages), instead: used(allowance) };
  } else {
    const event = await choosePlan(model, wish, stages, asker.key, signal);
    if (signal.aborted) return;
    if (event.instead) yield { type: 'allowance', allowance: await allowances.giveBack(asker) };
    yield event;
  }
  yield { type: 'done' };
}

async function* lesson(
  { model, allowances }: World,
  asked: Extract<Grounded, { mode: 'lesson' }>,
  asker: Asker,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { taken, allowance } = await allowances.take(asker);
  yield { type: 'allowance', allowance };
  if (!taken) {
    yield { type: 'fault', ...used(allowance) };
    return;
  }
  let spoken = false;
  try {
    for await (const event of answerLesson(model, asked.grounding, { ...asked, user: asker.key }, signal)) {
      spoken ||= event.type === 'text';
      yield event;
    }
  } catch (error) {
    if (!(error instanceof GuideFault)) throw error;
    // A question that got no word in answer does not count.
    if (!spoken) yield { type: 'allowance', allowance: await allowances.giveBack(asker) };
    yield { type: 'fault', ...toFault(error.code, error.retryAfter) };
  }
}

/** Everything that one question leads to, as events. Ends early and quietly when `signal` is aborted. */
export function answer(
  world: World,
  asked: Grounded,
  asker: Asker,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  return asked.mode === 'plan' ? plan(world, asked, asker, signal) : lesson(world, asked, asker, signal);
}
