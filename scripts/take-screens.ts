import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './find-browser';
import { ROOT } from './places';

const FOLDER = join(ROOT, 'docs', 'screens');
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const SCREENS = {
  home: '/',
  search: '/search/python',
  course: COURSE,
  lesson: `${COURSE}/3-lecture-3-insertion-sort-merge-sort`,
  empty: '/search/zzqxjwv?exact=1',
  'my-courses': '/my-courses',
  profile: '/profile',
  error: '/no-such-page',
};

/** Draws the screens of the documentation from a running site: `npm run screens -- http://localhost:3000`. */
async function takeScreens(site: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  for (const [name, path] of Object.entries(SCREENS)) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of THEMES) {
        const page = await browser.newPage({ viewport, colorScheme });
        await page.goto(site + path, { waitUntil: 'load' });
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

takeScreens(process.argv[2] ?? 'http://localhost:3000').catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
