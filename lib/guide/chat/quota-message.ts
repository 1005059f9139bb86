import { countOf } from '@/lib/format/count';
import type { QuestionQuota } from './chat.types';
import { toFault, waitWords } from './guide-fault-messages';

/** The remaining quota as a sentence, shown before a question is asked. */
export function quotaMessage({ left, of, renewsIn, who, site }: QuestionQuota): string {
  if (left > 0) return `${left} of ${countOf(of, 'daily question')} to the AI model left.`;
  if (of === 0)
    return who === 'signed-out' ? 'Sign in to ask the AI model.' : 'The AI model is not available right now.';
  const more = who === 'signed-out' ? ' You can ask more when you sign in.' : '';
  if (site) return toFault('site-used-up', renewsIn).message + more;
  return `You have no questions to the AI model left. You can ask again in ${waitWords(renewsIn)}.${more}`;
}
