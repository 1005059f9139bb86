import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from './build-paths';
import { BROWSER_FLAGS, findBrowser } from './find-browser';
import { COURSE, COURSE_ID, LESSON } from './sample-course';
import { learnedBefore, remember, signInLocally } from './screens-learner';

const FOLDER = join(ROOT, 'docs', 'screens');
const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const THEMES = ['light', 'dark'] as const;
type Screen = {
  path: string;
  /** The browser contains a learner's progress. */
  learned?: boolean;
  act?: (page: Page) => Promise<void>;
};

const header = (page: Page) => page.getByRole('banner');
const SCREENS: Record<string, Screen> = {
  home: { path: '/' },
  search: { path: '/search/python' },
  course: { path: COURSE },
  lesson: { path: LESSON, learned: true },
  compare: {
    path: `/compare?courses=${[
      COURSE_ID,
      'nyu-deep-learning-spring-2020-new-york-university',
      '100-days-of-swift-hacking-with-swift',
    ]}`,
  },
  plan: { path: '/plan?goal=become+a+data+scientist&level=beginner&hours=6' },
  empty: { path: '/search/zzqxjwv?exact=1' },
  'my-courses': { path: '/my-courses', learned: true },
  profile: { path: '/profile', learned: true },
  error: { path: '/no-such-page' },
  'sign-in': {
    path: '/topics',
    act: async (page) => {
      await header(page).getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').getByRole('heading').waitFor();
    },
  },
  account: {
    path: '/topics',
    learned: true,
    act: async (page) => {
      await signInLocally(page);
      await header(page).getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('region', { name: 'Notifications' }).waitFor();
    },
  },
};

/** Waits until a learner's page has loaded its data. */
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('main .animate-pulse'));

/**
 * Takes the screenshots of the documentation from a running site: `npm run screens -- http://localhost:3000`;
 * names after it limit it to those.
 */
async function takeScreens(site = 'http://localhost:3000', ...names: string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const history = await learnedBefore(site);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  for (const [name, { path, learned, act }] of Object.entries(SCREENS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const [size, device] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        const page = await browser.newPage({ ...device, colorScheme });
        if (learned) await remember(page, history);
        await page.goto(site + path, { waitUntil: 'load' });
        await act?.(page);
        await settled(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: join(FOLDER, `${name}-${size}-${colorScheme}.png`),
          animations: 'disabled',
        });
        await page.close();
      }
    }
  }
  await browser.close();
}

takeScreens(...process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
