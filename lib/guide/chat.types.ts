import type { Plan } from './plan.types';

/** What a person may still ask the model today. */
export type Allowance = {
  left: number;
  of: number;
  /** Seconds until the count starts anew; 0 while nothing was asked. */
  renewsIn: number;
  who: 'signed-out' | 'signed-in' | 'pro';
};

/** What `/api/guide` answers. */
export type GuideState = { model: false } | { model: true; allowance: Allowance };

/**
 * Why the model gave no whole answer: `used-up` the allowance, `busy` the provider, `paused` the site's own account,
 * `refused` the question, `too-long` the conversation, `silent` and `interrupted` a stream that broke off,
 * `unavailable` everything else.
 */
export const FAULTS = [
  'used-up',
  'busy',
  'paused',
  'refused',
  'too-long',
  'silent',
  'interrupted',
  'unavailable',
] as const;
export type FaultCode = (typeof FAULTS)[number];

/** One event of the stream that `/api/chat` answers with. */
export type ChatEvent =
  | { type: 'allowance'; allowance: Allowance }
  | { type: 'text'; text: string }
  | { type: 'plan'; plan: Plan }
  /** `cut`: it was longer than an answer may be. */
  | { type: 'done'; cut?: true }
  | { type: 'fault'; code: FaultCode; retryAfter?: number };

export const MAX_QUESTION = 500;
/** Questions and answers before this one that are sent along at most. */
export const MAX_HISTORY = 12;
export const MAX_ANSWER = 12_000;

const SENTENCES: Record<FaultCode, string> = {
  'used-up': "Today's questions to the AI model are used up.",
  busy: 'The AI model is busy. Please try again in a moment.',
  paused: 'The AI model is paused on this site.',
  refused: 'The AI model did not take this question. Try other words.',
  'too-long': 'The conversation is too long for the AI model. Clear it and ask again.',
  silent: 'The AI model stopped answering. Please try again.',
  interrupted: 'The answer broke off. Please try again.',
  unavailable: 'The AI model cannot be reached. Please try again later.',
};

/** What a person is told. `seconds`: until it is worth another try, where that is known. */
export function faultWords(code: FaultCode, seconds?: number): string {
  if (code !== 'used-up' || !seconds) return SENTENCES[code];
  const wait =
    seconds < 5_400 ? `${Math.max(1, Math.round(seconds / 60))} min` : `${Math.round(seconds / 3600)} h`;
  return `${SENTENCES[code]} The next ones are there in ${wait}.`;
}
