import type { Plan } from '@/lib/guide/plan/plan.types';

/** How many questions a person may still send to the model. */
export type QuestionQuota = {
  left: number;
  of: number;
  /** Seconds until the quota resets; 0 if no question was asked. */
  renewsIn: number;
  who: 'signed-out' | 'signed-in' | 'pro';
  /** Nothing is left because the quota of the whole site is used up, however many this person has asked. */
  site?: true;
  /** Nothing is left because this person asked too often without an answer: each question may have cost money. */
  unanswered?: true;
};

/** The answer of `/api/guide`. */
export type GuideState = { model: false } | { model: true; quota: QuestionQuota };

/**
 * Why there is no complete answer by the model. `used-up`: the person's quota. `unanswered`: too many questions without an
 * answer. `site-used-up`: the site's quota. `busy`: the provider is overloaded. `crowded`: this site is overloaded. `at-once`: the person has
 * too many answers in progress. `paused`: the site's own account. `refused`: the question was refused.
 * `too-long`: the conversation is too long. `silent`, `interrupted`: the stream broke off. `empty`: no text.
 * `unfit`: the plan failed validation. `unavailable`: anything else.
 */
export const FAULTS = [
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

export type ChatFault = {
  code: FaultCode;
  /** The sentence for the person. */
  message: string;
  /** Seconds until a retry is worthwhile, if known. */
  retryAfter?: number;
};

/** One event of the stream from `/api/chat`. */
export type ChatEvent =
  | { type: 'quota'; quota: QuestionQuota }
  | { type: 'text'; text: string }
  /** The next text refers to this second of the open lesson, or to this lesson. */
  | { type: 'cite'; second: number }
  | { type: 'cite'; lesson: number }
  /** The material has no answer, or the answer cites nothing: what to search for. */
  | { type: 'search'; words: string }
  /** A possible next question. */
  | { type: 'ask'; question: string }
  /** `instead`: why the plan is by rule and not by the model. */
  | { type: 'plan'; plan: Plan; instead?: ChatFault }
  /** `cut`: the answer exceeded the maximum length, ours or the model's. */
  | { type: 'done'; cut?: true }
  | ({ type: 'fault' } & ChatFault);

export const MAX_QUESTION = 500;
/** Maximum number of earlier questions and answers that are sent with a question. */
export const MAX_HISTORY = 12;
/** Characters. */
export const MAX_ANSWER = 12_000;
export const MAX_FOLLOW_UPS = 3;
