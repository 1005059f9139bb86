import { countOf } from '@/lib/format/count';
import type { QuestionQuota } from './chat.types';
import { usedUp } from './guide-fault-messages';

/** The remaining quota as a sentence, shown before a question is asked. */
export function quotaMessage(quota: QuestionQuota): string {
  const { left, of, who } = quota;
  if (left > 0) return `You have ${left} of ${countOf(of, 'question')} left for the AI model today.`;
  if (of === 0)
    return who === 'signed-out' ? 'Sign in to ask the AI model.' : 'The AI model is not available right now.';
  const more = who === 'signed-out' ? ' You can ask more when you sign in.' : '';
  return usedUp(quota).message + more;
}
