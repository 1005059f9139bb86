import { sentencesOf } from '@/lib/format/join-words';
import * as errors from '@/messages/errors';
import * as m from '@/messages/guide';
import type { ChatFault, QuestionQuota } from './chat.types';

/** These browsers say themselves; the others are in `to-fault`, so that browsers do not load them. */
const USED_UP = { 'used-up': m.usedUp, unanswered: m.unanswered, 'site-used-up': m.siteUsedUp };

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

/** Why nothing is left of a quota. */
export function usedUp({ renewsIn, site, unanswered }: QuestionQuota): ChatFault {
  const code = site ? 'site-used-up' : unanswered ? 'unanswered' : 'used-up';
  const again = renewsIn > 0 && m.askAgainIn({ time: waitWords(renewsIn) });
  return { code, message: sentencesOf([USED_UP[code](), again]) };
}

/** The remaining quota as a sentence, shown before a question is asked. */
export function quotaMessage(quota: QuestionQuota): string {
  const { left, of, who } = quota;
  if (left > 0) return m.quotaLeft({ left, count: of });
  if (of === 0) return who === 'signed-out' ? m.signInToAsk() : m.modelNotAvailable();
  const more = who === 'signed-out' ? ` ${m.askMoreSignedIn()}` : '';
  return usedUp(quota).message + more;
}
