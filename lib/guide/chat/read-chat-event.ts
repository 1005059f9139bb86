import * as z from 'zod/mini';
import type { Plan } from '@/lib/guide/plan/plan.types';
import { type ChatEvent, type ChatFault, FAULTS, type GuideState, type QuestionQuota } from './chat.types';

const text = z.string();
const count = z.number().check(z.gte(0));
const mark = z.exactOptional(z.literal(true));

const quotaSchema: z.ZodMiniType<QuestionQuota> = z.object({
  left: count,
  of: count,
  renewsIn: count,
  who: z.enum(['signed-out', 'signed-in', 'pro']),
  site: mark,
  unanswered: mark,
});

const faultFields = { code: z.enum(FAULTS), message: text, retryAfter: z.exactOptional(count) };
const faultSchema: z.ZodMiniType<ChatFault> = z.object(faultFields);

/** Our server's own plan: only what the screen relies on is checked. */
const planShape = z.object({ steps: z.array(z.unknown()), hours: z.number(), gaps: z.array(z.unknown()) });
const planSchema = z.custom<Plan>((value) => planShape.safeParse(value).success);

const eventSchema: z.ZodMiniType<ChatEvent> = z.union([
  z.object({ type: z.literal('quota'), quota: quotaSchema }),
  z.object({ type: z.literal('text'), text }),
  z.object({ type: z.literal('cite'), second: count }),
  z.object({ type: z.literal('cite'), lesson: count }),
  z.object({ type: z.literal('search'), words: text }),
  z.object({ type: z.literal('ask'), question: text }),
  z.object({ type: z.literal('plan'), plan: planSchema, instead: z.exactOptional(faultSchema) }),
  z.object({ type: z.literal('done'), cut: mark }),
  z.object({ type: z.literal('fault'), ...faultFields }),
]);

const stateSchema = z.object({ model: z.literal(true), quota: quotaSchema });

/** Parses one event of `/api/chat`; undefined if it is invalid. */
export function readChatEvent(text: string): ChatEvent | undefined {
  try {
    return eventSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Parses the answer of `/api/guide`; anything invalid means that there is no model. */
export const readGuideState = (value: unknown): GuideState =>
  stateSchema.safeParse(value).data ?? { model: false };
