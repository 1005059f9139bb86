import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { expect, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const PAGES = ['/', '/search/python', '/topics', COURSE, `${COURSE}/3-lecture-3-insertion-sort-merge-sort`];

test('pages come back as they were left from the back and forward cache', async ({ baseURL, isMobile }) => {
  test.skip(isMobile, 'the pages are the same');
  // The test runner turns this cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_FLAGS,
    ignoreDefaultArgs,
  });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  const back: Record<string, unknown> = {};
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'kept' : 'loaded again';
      });
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => history.back());
    await page.waitForURL(path);
    back[path] = await page.title();
  }
  await browser.close();
  expect(back).toEqual(Object.fromEntries(PAGES.map((path) => [path, 'kept'])));
});
