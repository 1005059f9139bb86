import { sentencesOf } from '@/lib/format/join-words';
import * as errors from '@/messages/errors';
import * as m from '@/messages/guide';
import type { ChatFault, FaultCode, QuestionQuota } from './chat.types';

const SENTENCES: Record<FaultCode, () => string> = {
  'used-up': m.usedUp,
  unanswered: m.unanswered,
  'site-used-up': m.siteUsedUp,
  busy: () => m.busy({ again: errors.tryMoment() }),
  crowded: () => m.crowded({ again: errors.tryMoment() }),
  'at-once': m.atOnce,
  paused: m.modelPaused,
  refused: m.refused,
  'too-long': m.tooLong,
  silent: () => m.silent({ again: errors.tryAgain() }),
  interrupted: () => m.interrupted({ again: errors.tryAgain() }),
  empty: () => m.noAnswer({ again: errors.tryAgain() }),
  unfit: m.unfit,
  unavailable: () => m.modelAway({ again: m.tryLater() }),
};

/** Seconds: a shorter wait is called "a moment". */
const MOMENT = 10;
const LONGEST = 30 * 86_400;

/** "40 seconds", "25 minutes", "5 hours", "3 days": rounded up, so that waiting this long is enough. */
export function waitWords(seconds: number): string {
  if (seconds < 90) return m.countSeconds({ count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 5_400) return m.countMinutes({ count: Math.ceil(seconds / 60) });
  if (seconds < 172_800) return m.countHours({ count: Math.ceil(seconds / 3_600) });
  return m.countDays({ count: Math.ceil(seconds / 86_400) });
}

/** What sentences ask for where the time is not known; the longest first. */
const AGAIN = [errors.tryMoment, m.tryLater, errors.waitMoment, errors.tryAgain];

/** A text that asks to try again, with the waiting time if it is known. */
export function withRetryTime(sentence: string, seconds: number | undefined): string {
  if (seconds === undefined || !(seconds > MOMENT)) return sentence;
  const again = seconds > LONGEST ? m.tryLater() : m.tryIn({ time: waitWords(seconds) });
  const asked = AGAIN.map((say) => say()).find((words) => sentence.includes(words));
  return asked ? sentence.replace(asked, again) : sentence;
}

const USED_UP: ReadonlySet<FaultCode> = new Set(['used-up', 'unanswered', 'site-used-up']);

/** The fault with its sentence for people. `seconds`: until a retry is worthwhile, if known. */
export function toFault(code: FaultCode, seconds?: number): ChatFault {
  const wait = USED_UP.has(code) && seconds && m.askAgainIn({ time: waitWords(seconds) });
  return {
    code,
    message: sentencesOf([withRetryTime(SENTENCES[code](), seconds), wait]),
    ...(seconds !== undefined && { retryAfter: Math.ceil(seconds) }),
  };
}

/** Why nothing is left of a quota. */
export const usedUp = ({ renewsIn, site, unanswered }: QuestionQuota): ChatFault =>
  toFault(site ? 'site-used-up' : unanswered ? 'unanswered' : 'used-up', renewsIn);
