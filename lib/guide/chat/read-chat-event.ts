import * as z from 'zod/mini';
import type { Plan } from '@/lib/guide/plan/plan.types';
import { parseJson } from '@/lib/parse-json';

/**
 * Why there is no complete answer by the model. `used-up`: the person's quota. `unanswered`: too many questions without an
 * answer. `site-used-up`: the site's quota. `busy`: the provider is overloaded. `crowded`: this site is overloaded. `at-once`: the person has
 * too many answers in progress. `paused`: the site's own account. `refused`: the question was refused.
 * `too-long`: the conversation is too long. `silent`, `interrupted`: the stream broke off. `empty`: no text.
 * `unfit`: the plan failed validation. `unavailable`: anything else.
 */
const FAULTS = [
  'used-up',
  'unanswered',
  'site-used-up',
  'busy',
  'crowded',
  'at-once',
  'paused',
  'refused',
  'too-long',
  'silent',
  'interrupted',
  'empty',
  'unfit',
  'unavailable',
] as const;
export type FaultCode = (typeof FAULTS)[number];
/** Not because a quota is used up. */
export type ModelFault = Exclude<FaultCode, 'used-up' | 'unanswered' | 'site-used-up'>;

const text = z.string();
const count = z.number().check(z.gte(0));
const mark = z.exactOptional(z.literal(true));

/** How many questions a person may still send to the model. */
const quotaSchema = z.object({
  left: count,
  of: count,
  /** Seconds until the quota resets; 0 if no question was asked. */
  renewsIn: count,
  who: z.enum(['signed-out', 'signed-in', 'pro']),
  /** Nothing is left because the quota of the whole site is used up, however many this person has asked. */
  site: mark,
  /** Nothing is left because this person asked too often without an answer: each question may have cost money. */
  unanswered: mark,
});
export type QuestionQuota = z.infer<typeof quotaSchema>;

const faultSchema = z.object({
  code: z.enum(FAULTS),
  /** The sentence for the person. */
  message: text,
});
export type ChatFault = z.infer<typeof faultSchema>;

/** Our server's own plan: only what the screen relies on is checked. */
const planShape = z.object({ steps: z.array(z.unknown()), hours: z.number(), gaps: z.array(z.unknown()) });
const planSchema = z.custom<Plan>((value) => planShape.safeParse(value).success);

/** One event of the stream from `/api/chat`. */
const eventSchema = z.union([
  z.object({ type: z.literal('quota'), quota: quotaSchema }),
  z.object({ type: z.literal('text'), text }),
  /** The next text refers to this second of the open lesson, or to this lesson. */
  z.object({ type: z.literal('cite'), second: count }),
  z.object({ type: z.literal('cite'), lesson: count }),
  /** The material has no answer, or the answer cites nothing: what to search for. */
  z.object({ type: z.literal('search'), words: text }),
  /** A possible next question. */
  z.object({ type: z.literal('ask'), question: text }),
  /** `instead`: why the plan is by rule and not by the model. */
  z.object({ type: z.literal('plan'), plan: planSchema, instead: z.exactOptional(faultSchema) }),
  /** `cut`: the answer exceeded the maximum length, ours or the model's. */
  z.object({ type: z.literal('done'), cut: mark }),
  z.extend(faultSchema, { type: z.literal('fault') }),
]);
export type ChatEvent = z.infer<typeof eventSchema>;

/** The answer of `/api/guide`. */
const stateSchema = z.object({ model: z.literal(true), quota: quotaSchema });
export type GuideState = { model: false } | z.infer<typeof stateSchema>;

/** Parses one event of `/api/chat`; undefined if it is invalid. */
export const readChatEvent = (text: string): ChatEvent | undefined =>
  eventSchema.safeParse(parseJson(text)).data;

/** Parses the answer of `/api/guide`; anything invalid means that there is no model. */
export const readGuideState = (value: unknown): GuideState =>
  stateSchema.safeParse(value).data ?? { model: false };
