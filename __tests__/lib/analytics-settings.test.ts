import { readAnalyticsSettings } from '@/lib/analytics-settings';

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
