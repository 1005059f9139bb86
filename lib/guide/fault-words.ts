import { countOf } from '@/lib/count';
import type { Fault, FaultCode } from './chat.types';

const SENTENCES: Record<FaultCode, string> = {
  'used-up': 'Your questions to the AI model are used up for now.',
  busy: 'The AI model is busy. Please try again in a moment.',
  crowded: 'Many people are asking at once. Please try again in a moment.',
  paused: 'The AI model is paused on this site.',
  refused: 'The AI model did not accept this question. Try other words.',
  'too-long': 'The conversation is too long for the AI model. Clear it and ask again.',
  silent: 'The AI model stopped answering. Please try again.',
  interrupted: 'The answer was cut off. Please try again.',
  unfit: 'The AI model could not make a usable plan.',
  unavailable: 'The AI model cannot be reached. Please try again later.',
};

/** "40 seconds", "25 minutes", "5 hours": rounded up, so that it is true when the time has come. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return countOf(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 5_400) return countOf(Math.ceil(seconds / 60), 'minute');
  return countOf(Math.ceil(seconds / 3_600), 'hour');
}

/** What a person is told of a fault. `seconds`: until it is worth another try, where that is known. */
export function toFault(code: FaultCode, seconds?: number): Fault {
  const wait = code === 'used-up' && seconds ? ` You can ask again in ${waitWords(seconds)}.` : '';
  return {
    code,
    message: SENTENCES[code] + wait,
    ...(seconds !== undefined && { retryAfter: Math.ceil(seconds) }),
  };
}
