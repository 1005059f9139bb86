import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { isLongRun } from '@/__tests__/support/long-run';
import { expectSignedOut, logOut, signIn } from '@/scripts/fakes/sign-in-steps';
import { BROWSER_FLAGS, findWholeBrowser } from '@/scripts/find-browser';
import { ENGLISH, expect, LONG, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const LESSON = `${COURSE}/3-lecture-3-insertion-sort-merge-sort`;
const PAGES = isLongRun ? ['/', '/search/python', '/topics', COURSE, LESSON] : ['/search/python', LESSON];

/** A browser with this cache. The test runner turns it off, and cannot follow a page that comes out of it. */
const launch = (executablePath?: string) =>
  chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Goes back, and says how the browser gave the page back; the reasons where it had to load it again. */
async function goBack(devtools: CDPSession): Promise<unknown> {
  const answer = new Promise((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    devtools.on('Page.frameNavigated', ({ frame, type }) => frame.parentId ?? resolve(type));
  });
  const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is nothing to come back to.');
  // Answered by the page that goes, which may be gone before it has answered.
  void devtools.send('Page.navigateToHistoryEntry', { entryId: before.id }).catch(() => undefined);
  return answer;
}

async function comeBack(context: BrowserContext, path: string): Promise<unknown> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/robots.txt');
  return goBack(devtools);
}

test('pages come back as they were left from the back and forward cache', async ({ baseURL }) => {
  const executablePath = findWholeBrowser();
  test.skip(!executablePath, 'needs Chromium or Chrome with a back and forward cache');
  const browser = await launch(executablePath);
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const back: Record<string, unknown> = {};
  for (const path of PAGES) back[path] = await comeBack(context, path);
  expect(back).toEqual(Object.fromEntries(PAGES.map((path) => [path, 'BackForwardCacheRestore'])));
  await browser.close();
});

test('a page that comes back after a logout shows nothing of the person', {
  tag: [LONG.tag, ENGLISH.tag],
}, async ({ baseURL }) => {
  test.slow();
  const executablePath = findWholeBrowser();
  test.skip(!executablePath, 'needs Chromium or Chrome with a back and forward cache');
  const browser = await launch(executablePath);
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signIn(page, undefined, 'Bea Fcache');
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await expect(page.getByText('Bea Fcache').first()).toBeVisible();
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await logOut(page);
  await expectSignedOut(page);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  expect(await goBack(devtools)).toBe('BackForwardCacheRestore');
  const shown = async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.body.innerText' });
    return String(result.value);
  };
  await expect.poll(shown).toContain('Not signed in');
  expect(await shown()).not.toContain('Bea Fcache');
  await browser.close();
});
