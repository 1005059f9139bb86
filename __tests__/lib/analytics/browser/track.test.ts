import { sendEventsTo, track } from '@/lib/analytics/browser/track';
import type { AnalyticsEvent } from '@/lib/analytics/events';

const login = { method: 'google', status: 'success' } as const;

it('keeps what happened before a sender was there and hands it over in order', () => {
  track('page_view', { path: '/' });
  track('login', login);
  const sent: AnalyticsEvent[] = [];
  const stop = sendEventsTo((event) => sent.push(event));
  track('page_view', { path: '/pricing' });
  stop();
  expect(sent).toEqual([
    { name: 'page_view', detail: { path: '/' } },
    { name: 'login', detail: login },
    { name: 'page_view', detail: { path: '/pricing' } },
  ]);
});

it('forgets the oldest when nobody sends them', () => {
  for (let page = 0; page < 60; page++) track('page_view', { path: `/${page}` });
  const sent: AnalyticsEvent[] = [];
  sendEventsTo((event) => sent.push(event))();
  expect(sent).toHaveLength(50);
  expect(sent[0]).toEqual({ name: 'page_view', detail: { path: '/10' } });
});

it('never throws, even when the sender does', () => {
  const stop = sendEventsTo(() => {
    throw new Error('broken');
  });
  expect(() => track('login', login)).not.toThrow();
  stop();
});
