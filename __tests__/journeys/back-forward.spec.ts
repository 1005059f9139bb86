import { type BrowserContext, chromium } from '@playwright/test';
import { isLongRun } from '@/__tests__/support/long-run';
import { BROWSER_FLAGS, findWholeBrowser } from '@/scripts/find-browser';
import { expect, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const LESSON = `${COURSE}/3-lecture-3-insertion-sort-merge-sort`;
const PAGES = isLongRun ? ['/', '/search/python', '/topics', COURSE, LESSON] : ['/search/python', LESSON];

/** How the browser gave a page back; the reasons where it had to load it again. */
async function comeBack(context: BrowserContext, path: string): Promise<unknown> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/robots.txt');
  const answer = new Promise((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    devtools.on('Page.frameNavigated', ({ type }) => resolve(type));
  });
  const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error(`There is nothing to come back to from ${path}.`);
  // Answered by the page that goes, which may be gone before it has answered.
  void devtools.send('Page.navigateToHistoryEntry', { entryId: before.id }).catch(() => undefined);
  return answer;
}

test('pages come back as they were left from the back and forward cache', async ({ baseURL }) => {
  const executablePath = findWholeBrowser();
  test.skip(!executablePath, 'needs Chromium or Chrome with a back and forward cache');
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
    // The test runner turns this cache off, and cannot follow a page that comes out of it: the browser itself is asked.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const back: Record<string, unknown> = {};
  for (const path of PAGES) back[path] = await comeBack(context, path);
  expect(back).toEqual(Object.fromEntries(PAGES.map((path) => [path, 'BackForwardCacheRestore'])));
  await browser.close();
});
