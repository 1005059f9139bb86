import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/find-browser';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** What people see and touch is walked on a phone as well; all else is the same on every screen and walked once. */
const ON_A_PHONE = /\/(course|guide|learning|moments|pages|search|shell|sign-in|watch)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/journeys',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 30 * 60_000,
  // A busy machine may be slow once; a real defect fails twice. The report names tests that needed a retry.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    trace: 'retain-on-failure',
    // A journey must see what the server sends, not what an earlier page cached; `offline.spec.ts` allows
    // workers.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testMatch: ON_A_PHONE, use: { viewport: PHONE, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: DESKTOP } },
  ],
});
