import { act, screen, waitFor } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import type { Analytics as AnalyticsType } from '@/components/analytics/Analytics';

jest.mock('@/lib/analytics/browser/start-analytics', () => ({
  ...jest.requireActual('@/lib/analytics/browser/start-analytics'),
  startAnalytics: jest.fn(),
}));

const settings = { key: 'key', host: 'http://localhost:1', pageViews: true };
const sent = jest.fn();

/** The answer lives as long as the page: each test is a new one. */
async function visit(overrides: Partial<typeof settings> = {}, router = aRouter()) {
  const { startAnalytics } = await import('@/lib/analytics/browser/start-analytics');
  const { sendEventsTo } = await import('@/lib/analytics/browser/track');
  const start = jest.mocked(startAnalytics).mockImplementation(async () => sendEventsTo(sent));
  const { Analytics }: { Analytics: typeof AnalyticsType } = await import('@/components/analytics/Analytics');
  let uid: string | undefined;
  const chosen = { ...settings, ...overrides };
  const element = () => <Analytics settings={chosen} uid={uid} />;
  const { rerender } = renderWithRouter(element(), router);
  const goTo = (pathname: string, asPath: string) => {
    Object.assign(router, { pathname, asPath });
    rerender(element());
  };
  const signIn = (person?: string) => {
    uid = person;
    rerender(element());
  };
  return { start, goTo, signIn };
}

function browserSays(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
});

afterEach(() => {
  browserSays('doNotTrack', null);
  browserSays('globalPrivacyControl', undefined);
});

// What is answered, and how a visitor comes to that, is shown by a journey.
describe('in one visit of somebody who has allowed it', () => {
  beforeEach(() => localStorage.setItem('analyticsConsent', 'yes'));

  it('sends for every page which kind of page it is, and not which one', async () => {
    const { goTo } = await visit();
    goTo('/course/[id]', '/course/x?t=3');
    goTo('/search/[query]', '/search/secret');

    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    expect(sent.mock.calls.map(([event]) => event.detail.path)).toEqual([
      '/',
      '/course/[id]',
      '/search/[query]',
    ]);
  });

  it('forgets what happens after a no, and what an earlier visit stored', async () => {
    await visit();
    const { setAnalyticsConsent } = await import('@/lib/analytics/browser/analytics-consent');
    const { track } = await import('@/lib/analytics/browser/track');
    localStorage.setItem('ph_key_posthog', '{"$device_id":"d"}');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    sent.mockReset();
    act(() => setAnalyticsConsent('no'));
    expect(Object.keys(localStorage)).toEqual(['analyticsConsent']);
    track('login', { method: 'google', status: 'success' });
    act(() => setAnalyticsConsent('yes'));
    track('page_view', { path: '/later' });
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'page_view', detail: { path: '/later' } }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('starts anew when the account changes: the next person is no continuation of the last', async () => {
    const { start, signIn } = await visit();
    await waitFor(() => expect(start).toHaveBeenCalled());
    const before = start.mock.calls.length;
    signIn('ada');
    expect(start).toHaveBeenCalledTimes(before + 1);
    signIn('ada');
    expect(start).toHaveBeenCalledTimes(before + 1);
    signIn();
    expect(start).toHaveBeenCalledTimes(before + 2);
  });

  it('sends no page views from a site that is not in production', async () => {
    const { start } = await visit({ pageViews: false });

    await waitFor(() => expect(start).toHaveBeenCalled());
    expect(sent).not.toHaveBeenCalled();
  });
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('takes %s for a no without asking', async (name, value) => {
  jest.mocked((await import('@/lib/analytics/browser/start-analytics')).startAnalytics).mockReset();
  browserSays(name, value);
  const { start } = await visit();

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});

it('tells the server, which also counts, of a refusal, and of a later consent', async () => {
  const { setAnalyticsConsent } = await import('@/lib/analytics/browser/analytics-consent');
  await visit();
  act(() => setAnalyticsConsent('no'));
  expect(document.cookie).toContain('analytics=no');
  act(() => setAnalyticsConsent('yes'));
  expect(document.cookie).toBe('');
});
