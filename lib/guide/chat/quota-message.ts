import * as m from '@/messages/guide';
import type { QuestionQuota } from './chat.types';
import { usedUp } from './guide-fault-messages';

/** The remaining quota as a sentence, shown before a question is asked. */
export function quotaMessage(quota: QuestionQuota): string {
  const { left, of, who } = quota;
  if (left > 0) return m.quotaLeft({ left, count: of });
  if (of === 0) return who === 'signed-out' ? m.signInToAsk() : m.modelNotAvailable();
  const more = who === 'signed-out' ? ` ${m.askMoreSignedIn()}` : '';
  return usedUp(quota).message + more;
}
