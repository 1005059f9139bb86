import type { Plan } from '@/lib/guide/plan/plan.types';

/** What a person may still ask the model. */
export type QuestionQuota = {
  left: number;
  of: number;
  /** Seconds until the count starts anew; 0 while nothing was asked. */
  renewsIn: number;
  who: 'signed-out' | 'signed-in' | 'pro';
  /** Nothing is left because the day of the whole site is used up, whatever this person has asked. */
  site?: true;
};

/** What `/api/guide` answers. */
export type GuideState = { model: false } | { model: true; allowance: QuestionQuota };

/**
 * Why the model gave no whole answer: `used-up` the person's questions, `site-used-up` those of the whole site, `busy`
 * the provider, `crowded` this site, `at-once` the person has as many under way as one may, `paused` the site's own
 * account, `refused` the question, `too-long` the conversation, `silent` and `interrupted` a stream that broke off,
 * `empty` one without a word, `unfit` a plan that did not pass the check, `unavailable` everything else.
 */
export const FAULTS = [
  'used-up',
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
  /** What a person is told. */
  message: string;
  /** Seconds until it is worth another try, where that is known. */
  retryAfter?: number;
};

/** One event of the stream that `/api/chat` answers with. */
export type ChatEvent =
  | { type: 'allowance'; allowance: QuestionQuota }
  | { type: 'text'; text: string }
  /** The text to come points at this second of the open lesson, or at this lesson. */
  | { type: 'cite'; second: number }
  | { type: 'cite'; lesson: number }
  /** The material does not have it, or nothing in the answer points at it: what to search for. */
  | { type: 'search'; words: string }
  /** What one may want to ask next. */
  | { type: 'ask'; question: string }
  /** `instead`: why the rule chose and not the model. */
  | { type: 'plan'; plan: Plan; instead?: ChatFault }
  /** `cut`: it was longer than an answer may be. */
  | { type: 'done'; cut?: true }
  | ({ type: 'fault' } & ChatFault);

export const MAX_QUESTION = 500;
/** Questions and answers before this one that are sent along at most. */
export const MAX_HISTORY = 12;
/** Characters. */
export const MAX_ANSWER = 12_000;
export const MAX_FOLLOW_UPS = 3;
