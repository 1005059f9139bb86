import { render, screen } from '@testing-library/react';
import { press } from '@/__tests__/support/on-screen';
import { AnswerThumbs } from '@/components/guide/AnswerThumbs';
import { setAnalyticsConsent } from '@/lib/analytics/browser/analytics-consent';
import { sendEventsTo } from '@/lib/analytics/browser/track';
import type { AnalyticsEvent } from '@/lib/analytics/events';

const mockVariables: { key: string | undefined } = { key: 'phc_test' };
jest.mock('@/lib/analytics/analytics.public', () => ({
  get analyticsVariables() {
    return mockVariables;
  },
}));

let events: AnalyticsEvent[] = [];
beforeEach(() => {
  mockVariables.key = 'phc_test';
  setAnalyticsConsent('yes');
  events = [];
  sendEventsTo((event) => events.push(event));
});

describe('whether an answer helped', () => {
  it('is sent as an event, and thanked for', async () => {
    render(<AnswerThumbs mode="lesson" />);
    await press('Helpful');
    expect(events).toEqual([{ name: 'guide_feedback', detail: { mode: 'lesson', helpful: true } }]);
    expect(screen.getByRole('status')).toHaveTextContent('Thanks for your feedback.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is sent with a reason if the answer did not help, without the question or the answer', async () => {
    render(<AnswerThumbs mode="plan" />);
    await press('Not helpful');
    expect(events).toEqual([]);
    expect(screen.getByRole('group', { name: 'What was the problem?' })).toBeVisible();
    await press('Not what I asked');
    expect(events).toEqual([
      { name: 'guide_feedback', detail: { mode: 'plan', helpful: false, reason: 'off-topic' } },
    ]);
  });

  it('is not told when somebody thinks better of it', async () => {
    render(<AnswerThumbs mode="lesson" />);
    await press('Not helpful');
    await press('Not helpful');
    expect(screen.queryByRole('group')).toBeNull();
    expect(events).toEqual([]);
  });

  it('is not asked where nobody counts it, nor without consent', () => {
    mockVariables.key = undefined;
    const { container, rerender } = render(<AnswerThumbs mode="lesson" />);
    expect(container).toBeEmptyDOMElement();
    mockVariables.key = 'phc_test';
    setAnalyticsConsent('no');
    rerender(<AnswerThumbs key="refused" mode="lesson" />);
    expect(container).toBeEmptyDOMElement();
  });
});
