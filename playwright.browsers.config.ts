import { defineConfig } from '@playwright/test';
import type { Options } from './__tests__/browsers/support';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The main journeys in the browsers that are not Chromium; `npm run browsers -w scripts` serves the site for them. */
export default defineConfig<object, Options>({
  testDir: '__tests__/browsers',
  testMatch: '**/*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalTimeout: 30 * 60_000,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: (['firefox', 'webkit'] as const).flatMap((engineName) => [
    { name: `${engineName}, phone`, use: { engineName, viewport: PHONE } },
    { name: `${engineName}, desktop`, use: { engineName, viewport: DESKTOP } },
  ]),
});
