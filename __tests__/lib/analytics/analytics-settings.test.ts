import { readAnalyticsVariables } from '@/lib/analytics/analytics.public';
import { readAnalyticsSettings } from '@/lib/analytics/analytics-settings';
import { readOffline } from '@/lib/offline/offline.public';

it('is off without a key and where events are to be skipped', () => {
  expect(readAnalyticsSettings({})).toBeUndefined();
  expect(readAnalyticsSettings({ key: '' })).toBeUndefined();
  expect(readAnalyticsSettings({ key: 'key', skip: 'true' })).toBeUndefined();
});

it('sends page views where the production flag is on', () => {
  expect(readAnalyticsSettings({ key: 'key', production: 'true' })).toMatchObject({
    key: 'key',
    pageViews: true,
  });
  for (const production of ['false', '', undefined]) {
    expect(readAnalyticsSettings({ key: 'key', production })?.pageViews).toBe(false);
  }
});

const none = { key: undefined, host: undefined, skip: undefined, production: undefined, mode: undefined };
const read = (overrides: Partial<Record<keyof typeof none, string>>) =>
  readAnalyticsVariables({ ...none, ...overrides });

it('takes a built site for the real one, and one in development not', () => {
  expect(read({ mode: 'production' }).production).toBe('true');
  expect(read({ mode: 'development', skip: '', production: ' ' }).production).toBe('false');
  expect(read({ mode: 'production', production: 'false' }).production).toBe('false');
  expect(read({ mode: 'development', production: ' true ' }).production).toBe('true');
});

it.each([
  ['NEXT_PUBLIC_SKIP_ANALYTICS must be "true" or "false", not "yes".', { skip: 'yes' }],
  ['NEXT_PUBLIC_SKIP_ANALYTICS must be "true" or "false", not "TRUE".', { skip: 'TRUE' }],
  ['NEXT_PUBLIC_PRODUCTION must be "true" or "false", not "0".', { production: '0' }],
  ['NEXT_PUBLIC_POSTHOG_HOST must be an address like https://example.org, not "eu".', { host: 'eu' }],
])('says %s', (sentence, overrides) => {
  expect(() => read(overrides)).toThrow(sentence);
});

it('knows only on and off for keeping pages', () => {
  expect([undefined, '', 'on', 'off'].map(readOffline)).toEqual([true, true, true, false]);
  expect(() => readOffline('of')).toThrow('NEXT_PUBLIC_OFFLINE must be "on" or "off", not "of".');
});
