import { z } from 'zod';
import type { ChatEvent, ChatFault } from '@/lib/guide/chat/chat.types';
import { toFault } from '@/lib/guide/chat/to-fault';
import { candidatesOf, chooseSteps, MIN_STEPS } from '@/lib/guide/plan/choose-steps';
import { makePlan, type PlanParts, planOf } from '@/lib/guide/plan/make-plan';
import type { Plan } from '@/lib/guide/plan/plan.types';
import { parseJson } from '@/lib/parse-json';
import { type AskModel, GuideFault, isGuideFault } from './model/model.types';
import { planMessages } from './prompt/plan-prompt';

const answerSchema = z.object({
  steps: z.array(z.object({ id: z.string().max(200), why: z.string().max(2_000).optional() })).max(50),
});

const MAX_TOKENS = 900;
/** Maximum length in characters; stops a model that does not end. */
const MAX_JSON = 16_000;

/** Some models wrap the JSON object in a code fence or a sentence. */
const readObject = (text: string): unknown =>
  parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** Asks the model for a plan. @throws GuideFault */
async function ask(model: AskModel, parts: PlanParts, signal: AbortSignal): Promise<Plan> {
  const candidates = candidatesOf(parts.stages);
  let text = '';
  const request = {
    messages: planMessages(parts, candidates),
    maxTokens: MAX_TOKENS,
    json: true,
  };
  for await (const piece of model(request, signal)) {
    text += piece;
    if (text.length > MAX_JSON) break;
  }
  const read = answerSchema.safeParse(readObject(text));
  const steps = read.success ? chooseSteps(read.data.steps, candidates) : undefined;
  if (!steps) throw new GuideFault('unfit');
  return planOf(parts, steps);
}

/**
 * A plan that the model chooses from the catalogue's courses for each stage; if that fails, a rule-based plan
 * with the reason.
 */
export async function choosePlan(
  model: AskModel,
  parts: PlanParts,
  signal: AbortSignal,
): Promise<Extract<ChatEvent, { type: 'plan' }>> {
  const byRule = (instead: ChatFault) => ({
    type: 'plan' as const,
    plan: makePlan(parts),
    instead,
  });
  if (candidatesOf(parts.stages).length < MIN_STEPS) return byRule(toFault('unfit'));
  try {
    return { type: 'plan', plan: await ask(model, parts, signal) };
  } catch (error) {
    if (!isGuideFault(error)) throw error;
    return byRule(toFault(error.code, error.retryAfter));
  }
}
