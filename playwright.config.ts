import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/find-browser';

const PHONE = { width: 390, height: 844 };
const NARROW_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

/** The journeys through what people see and touch. */
const ON_A_PHONE =
  /\/(choose|course|guide|known|learning|map|moments|moving|pages|search|shell|sign-in|watch)\.spec\.ts$/;
/** Of them those whose result depends on the width of the screen or on touch; `.ci/long` runs all of them. */
const isLongRun = process.env.LONG_TESTS === '1';
const PHONE_TAG = isLongRun ? undefined : /@phone/;

/**
 * Journeys whose pages have their text from `.ci/long`'s longest language, on the narrowest phone. Not `offline`, whose worker
 * knows a language by its two letters, nor `large-text`, which has browsers of its own and German.
 */
const IN_LONGEST_TEXTS =
  /\/(back-forward|choose|consent|course|failed-navigation|guide|guide-model|known|lazy-parts|learning|learning-account|learning-devices|live|map|moments|moving|one-tap|pages|search|shell|sign-in|visits|watch)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/journeys',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: (isLongRun ? 120 : 30) * 60_000,
  // A busy machine may be slow once; a real defect fails twice. The report names tests that needed a retry.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  ...(!isLongRun && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    // To draw what moves took a third of the browsers' processor time, and no journey looks at it.
    ...(!isLongRun && { contextOptions: { reducedMotion: 'reduce' } }),
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // Recording takes much of a journey's time, so a failed one is recorded when it runs again.
    trace: 'on-first-retry',
    // A journey must see what the server sends, not what an earlier page cached; `offline.spec.ts` allows
    // workers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      testMatch: ON_A_PHONE,
      grep: PHONE_TAG,
      grepInvert: isLongRun ? /@wide/ : /@long/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: DESKTOP } },
    ...(isLongRun
      ? [
          {
            name: 'longer',
            testMatch: IN_LONGEST_TEXTS,
            grepInvert: /@english|@wide/,
            use: { viewport: NARROW_PHONE, hasTouch: true, isMobile: true },
          },
        ]
      : []),
  ],
});
