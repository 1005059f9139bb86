import type { Page } from '@playwright/test';
import { bundleWorker } from '@/scripts/build-worker';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { detour } from './detour';
import { axeViolations, expect, test } from './support';

test.use({ serviceWorkers: 'allow' });
const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const SERIES = '/course/git-and-github-for-poets-the-coding-train';
const LATE = { timeout: 20_000 };

/** Waits until the worker has this page, as it has a while after the page was opened. */
async function kept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate((url) => caches.match(url).then(Boolean), path), LATE).toBe(true);
}

test('what was opened can be read without a network, and the rest says that it needs one', async ({
  page,
  context,
}) => {
  await page.goto(COURSE);
  await kept(page, COURSE);
  await page.goto('/search/python');
  await kept(page, '/search/python');
  // A page that was come to within the site is kept as well.
  await page.locator('header a[href="/"]').click();
  await page.waitForURL('/');
  await kept(page, '/');

  await context.setOffline(true);
  await page.goto(COURSE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Introduction to Algorithms');
  await expect(page.getByText('Insertion Sort').first()).toBeVisible();
  await page.goto('/search/python');
  await expect(
    page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 }),
  ).not.toHaveCount(0);
  // The scripts are there too.
  await expect(page.getByText("You're offline - Some features may be limited")).toBeVisible(LATE);
  await page.goto('/my-courses');
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeVisible();

  await page.goto('/search/never-opened');
  await expect(page.getByRole('heading', { name: "You're offline", level: 1 })).toBeVisible();
  await expect(page.getByText('so it needs a connection')).toBeVisible(LATE);
  await page.getByRole('link', { name: /Introduction to Algorithms/ }).click();
  await page.waitForURL(COURSE);
  await page.goto('/contact');
  await expect(page.getByText('so it needs a connection')).toBeVisible(LATE);
  expect(await axeViolations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible(LATE);
});

test('a server failure is not reported as being offline: cached pages open, and a search says that it failed', async ({
  browser,
}) => {
  const { url, cut } = await detour();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${url}${COURSE}`);
  await kept(page, COURSE);
  await page.goto(`${url}/search/algorithms`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await cut();

  const field = page.getByRole('combobox', { name: 'Search any course on the planet' });
  await field.fill('never opened');
  await field.press('Enter');
  await expect(page.getByText('Failed to perform search. Please try again.')).toBeVisible(LATE);
  await expect(page.getByText('Search failed. Please try again.')).toBeVisible();
  await expect(page.getByText("You're offline")).toHaveCount(0);
  await expect(field).toHaveValue('never opened');
  await expect(page).toHaveURL(`${url}/search/algorithms`);

  await page.locator(`a[href="${COURSE}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Introduction to Algorithms', LATE);
  await context.close();
});

test('how far one is and the chapters of a lesson can be seen without a network', async ({
  page,
  context,
}) => {
  await withYouTube(page);
  await page.goto(SERIES);
  await kept(page, SERIES);
  await page
    .getByRole('link', { name: /Introduction to Git/ })
    .first()
    .click();
  await page.waitForURL(`**${SERIES}/1-*`);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const lesson = new URL(page.url()).pathname;
  await kept(page, lesson);

  await context.setOffline(true);
  await page.goto(SERIES);
  const first = page.locator('.lessons > li').first();
  await expect(first.getByText('Done')).toBeAttached(LATE);
  await first.getByText(/^\d+ chapters$/).click();
  await expect(first.getByRole('link', { name: /Git vs GitHub/ })).toBeVisible();
  await page.goto(lesson);
  await expect(page.getByRole('heading', { name: 'Chapters' })).toBeVisible();
  await page.goto('/my-courses');
  await expect(page.getByRole('article').filter({ hasText: 'Git and GitHub' })).toHaveCount(1, LATE);
});

test('a cached lesson has its tools without a network, even if they were never used', async ({
  page,
  context,
}) => {
  await page.goto(SERIES);
  await kept(page, SERIES);
  const link = page.getByRole('link', { name: /Introduction to Git/ }).first();
  const lesson = (await link.getAttribute('href')) ?? '';
  await page.evaluate((url) => {
    const message = { type: 'CACHE_URLS', payload: { urlsToCache: [url] } };
    navigator.serviceWorker.controller?.postMessage(message);
  }, lesson);
  await kept(page, lesson);

  await context.setOffline(true);
  await page.goto(lesson);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible(LATE);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done.')).toBeVisible(LATE);
  await expect(page.locator('.lessons [aria-current]').getByText('Done')).toBeAttached(LATE);
});

test('a new worker takes over by itself, removes unknown caches, and can be turned off', async ({
  browser,
}) => {
  let worker: string | undefined;
  const { url, cut } = await detour({ worker: () => worker });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  await page.goto(`${url}${COURSE}`);
  await kept(page, COURSE);
  await page.evaluate(() => caches.open('pages-0'));

  worker = `self.VERSION = 2;${await (await fetch(`${url}/sw.js`)).text()}`;
  const taken = page.evaluate(
    () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  );
  await update();
  await taken;
  await expect.poll(() => page.evaluate(() => caches.has('pages-0')), LATE).toBe(false);
  await kept(page, COURSE);

  worker = await bundleWorker('off');
  await update();
  await expect.poll(() => page.evaluate(() => caches.keys()), LATE).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean)), LATE)
    .toBe(false);
  await context.close();
  await cut();
});

/** Addresses of all pages in a browser's caches. Serwist may open a cache again that was removed, with nothing in it. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => url);
  });

test('pages that one account opened are not cached for the next', async ({ page, context }) => {
  const somebody = { uid: 'a', displayName: null, email: null, photoURL: null };
  await page.addInitScript((user) => localStorage.setItem('session', user), JSON.stringify(somebody));
  let signOut = () => {};
  const signedOut = new Promise<void>((resolve) => {
    signOut = resolve;
  });
  // The identity service does not know them any more, which the page learns late.
  await context.route('**/api/config', async (route) => {
    await signedOut;
    await route.fulfill({ json: { firebase: null } });
  });
  await page.goto(COURSE);
  await kept(page, COURSE);
  expect(await keptPages(page)).not.toEqual([]);
  signOut();
  await expect.poll(() => keptPages(page), LATE).toEqual([]);
});
