import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import {
  analyticsVariables,
  FEEDBACK_REASONS,
  type FeedbackReason,
  readAnalyticsSettings,
} from '@/lib/analytics';
import { analyticsConsent, track } from '@/lib/analytics/browser';
import * as m from '@/messages/guide';

const REASONS: Record<FeedbackReason, () => string> = {
  wrong: m.incorrect,
  unclear: m.unclear,
  'off-topic': m.offTopic,
  incomplete: m.incomplete,
  other: m.somethingElse,
};

/** The focused button disappears with the question; the focus stays at the same place. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true });

/**
 * Reports whether an answer helped, without the question or the answer. Shown only if analytics are on and
 * the person agreed to them; otherwise the buttons would do nothing.
 */
export function AnswerThumbs({ mode }: { mode: 'lesson' | 'plan' }) {
  const [judged, setJudged] = useState<'up' | 'down' | 'why'>();
  if (!readAnalyticsSettings(analyticsVariables) || analyticsConsent() !== 'yes') return null;

  function praise(): void {
    track('guide_feedback', { mode, helpful: true });
    setJudged('up');
  }

  function blame(reason: FeedbackReason): void {
    track('guide_feedback', { mode, helpful: false, reason });
    setJudged('why');
  }

  if (judged === 'up' || judged === 'why') {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="px-2 text-sm text-muted outline-none">
        {m.thanks()}
      </p>
    );
  }
  return (
    <>
      <IconButton label={m.helpful()} onClick={praise}>
        <Icon name="thumbs-up" className="size-4" />
      </IconButton>
      <IconButton
        label={m.notHelpful()}
        aria-expanded={judged === 'down'}
        onClick={() => setJudged(judged ? undefined : 'down')}
      >
        <Icon name="thumbs-down" className={`size-4 ${judged ? 'fill-current' : ''}`} />
      </IconButton>
      {judged === 'down' && (
        <fieldset className="flex basis-full flex-wrap gap-2 px-2">
          <legend className="mb-1 text-sm text-muted">{m.whatWasTheProblem()}</legend>
          {FEEDBACK_REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => blame(reason)}
              className="min-h-8 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11"
            >
              {REASONS[reason]()}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
