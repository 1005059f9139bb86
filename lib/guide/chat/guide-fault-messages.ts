import { countOf } from '@/lib/format/count';
import type { ChatFault, FaultCode, QuestionQuota } from './chat.types';

const SENTENCES: Record<FaultCode, string> = {
  'used-up': 'You have asked the AI model all your questions for now.',
  unanswered: 'The AI model did not answer your last questions.',
  'site-used-up': "The AI model has reached today's limit on this site.",
  busy: 'The AI model is busy. Please try again in a moment.',
  crowded: 'Many people are asking at once. Please try again in a moment.',
  'at-once': 'We are still answering three of your questions. Please wait for one to finish.',
  paused: 'The AI model is paused on this site.',
  refused: 'The AI model did not accept this question. Try other words.',
  'too-long': 'The conversation is too long for the AI model. Clear it and ask again.',
  silent: 'The AI model stopped answering. Please try again.',
  interrupted: 'The answer was cut off. Please try again.',
  empty: 'The AI model gave no answer. Please try again.',
  unfit: 'The AI model could not make a usable plan.',
  unavailable: 'The AI model cannot be reached. Please try again later.',
};

/** Seconds: a shorter wait is called "a moment". */
const MOMENT = 10;
const LONGEST = 30 * 86_400;

/** "40 seconds", "25 minutes", "5 hours", "3 days": rounded up, so that waiting this long is enough. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return countOf(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 5_400) return countOf(Math.ceil(seconds / 60), 'minute');
  if (seconds < 172_800) return countOf(Math.ceil(seconds / 3_600), 'hour');
  return countOf(Math.ceil(seconds / 86_400), 'day');
}

/** A sentence that asks to try again, with the waiting time if it is known. */
export function withRetryTime(sentence: string, seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > MOMENT)) return sentence;
  const when = seconds > LONGEST ? 'later' : `in ${waitWords(seconds)}`;
  return sentence.replace(
    /Please (?:try again|wait)(?: in a moment| a moment| later)?\./,
    `Please try again ${when}.`,
  );
}

const USED_UP: ReadonlySet<FaultCode> = new Set(['used-up', 'unanswered', 'site-used-up']);

/** The fault with its sentence for people. `seconds`: until a retry is worthwhile, if known. */
export function toFault(code: FaultCode, seconds?: number): ChatFault {
  const wait = USED_UP.has(code) && seconds ? ` You can ask again in ${waitWords(seconds)}.` : '';
  return {
    code,
    message: withRetryTime(SENTENCES[code], seconds) + wait,
    ...(seconds !== undefined && { retryAfter: Math.ceil(seconds) }),
  };
}

/** Why nothing is left of a quota. */
export const usedUp = ({ renewsIn, site, unanswered }: QuestionQuota): ChatFault =>
  toFault(site ? 'site-used-up' : unanswered ? 'unanswered' : 'used-up', renewsIn);
