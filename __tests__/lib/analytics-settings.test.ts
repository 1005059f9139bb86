import { readAnalyticsSettings } from '@/lib/analytics-settings';

it('is off without a key and where events are to be skipped', () => {
  expect(readAnalyticsSettings({})).toBeUndefined();
  expect(readAnalyticsSettings({ key: '' })).toBeUndefined();
  expect(readAnalyticsSettings({ key: 'key', skip: 'true' })).toBeUndefined();
});

it('sends page views unless the site is not the real one', () => {
  expect(readAnalyticsSettings({ key: 'key' })).toMatchObject({ key: 'key', pageViews: true });
  expect(readAnalyticsSettings({ key: 'key', production: 'false' })?.pageViews).toBe(false);
});
