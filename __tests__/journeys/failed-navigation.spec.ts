import type { Page, Request } from '@playwright/test';
import { ENGLISH, expect, resultTitles, searchField, searchFor, test, WIDE } from './support';

const MESSAGE = 'Failed to perform search. Please try again.';
const SEARCH_TOAST = 'Search failed. Please try again.';
const PAGE_TOAST = 'That page could not be opened. Please try again.';

/** Every page and its data, but nothing that a page is made of. */
const PAGES = /^https?:\/\/[^/]+\/(?!api\/|_next\/(?!data\/))/;
const DATA = '**/_next/data/**';
const CHUNKS = '**/_next/static/chunks/*.js';

const spinner = (page: Page) => page.getByTestId('spinner');

async function ask(page: Page, words: string) {
  const field = await searchField(page);
  await field.fill(words);
  await field.press('Enter');
  return field;
}

async function expectFailedSearch(page: Page, words: string) {
  await expect(page.getByRole('search').getByRole('alert')).toHaveText(MESSAGE);
  const toast = page.locator('.toast', { hasText: SEARCH_TOAST });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS('background-color', 'rgb(27, 21, 48)');
  await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)');
  const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(x + width / 2 - view.width / 2)).toBeLessThan(2);
  expect(view.height - y - height).toBeLessThan(100);
  await expect(await searchField(page)).toHaveValue(words);
  await expect(spinner(page)).toHaveCount(0);
}

/** As where no server listens. */
const withoutServer = (page: Page) => page.route(PAGES, (route) => route.abort('connectionrefused'));

test('a visitor whose search meets no server stays, reads so, and can try again', async ({ page }) => {
  await page.goto('/');
  await withoutServer(page);
  const field = await ask(page, 'python');
  await expectFailedSearch(page, 'python');
  await expect(page).toHaveURL('/');

  await page.unroute(PAGES);
  await field.press('Enter');
  await page.waitForURL('/search/python');
  await expect(resultTitles(page).first()).toBeVisible();
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});

test('a toast is shown even if the network went away before anything was touched', async ({ page }) => {
  await page.goto('/search/guitar');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await ask(page, 'python');
  await expectFailedSearch(page, 'python');
  await expect(page).toHaveURL('/search/guitar');
});

test('if only the data of a page cannot be fetched, the page itself is opened', async ({ page }) => {
  await page.goto('/');
  await page.route(DATA, (route) => route.abort());
  await ask(page, 'python');
  await page.waitForURL('/search/python');
  await expect(resultTitles(page).first()).toBeVisible();
  await expect(await searchField(page)).toHaveValue('python');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});

test('if the script of a page cannot be fetched, the page itself is opened', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  let failed = 0;
  await page.route(CHUNKS, (route) => {
    failed += 1;
    return route.abort();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => failed).toBeGreaterThan(0);
  await page.waitForURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search makes one request for the page', ENGLISH, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(_next\/data|search)\//.test(pathname)) asked.push(pathname.replace(/^\/_next\/data\/[^/]+/, ''));
  };
  page.on('request', note);
  await searchFor(page, 'python');
  await expect(resultTitles(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/search/python.json']);
});

test(
  'a link, a tile and a filter that fail leave the page unchanged and show an error',
  WIDE,
  async ({ page }) => {
    await page.goto('/search/python');
    await withoutServer(page);

    const beginner = page.getByRole('checkbox', { name: /^Beginner/ });
    await beginner.click();
    await expect(page.getByText(SEARCH_TOAST)).toBeVisible();
    await expect(beginner).not.toBeChecked();

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Machine Learning A-Z/ })
      .click();
    await expect(page.getByRole('search').getByRole('alert')).toHaveText(MESSAGE);
    await resultTitles(page).first().click();
    await expect(page.getByText(PAGE_TOAST)).toBeVisible();
    await expect(page).toHaveURL('/search/python');
    await expect(resultTitles(page).first()).toBeVisible();
  },
);

test('the spinner of a search from home goes on in the header and ends', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DATA, async (route) => {
    await released;
    await route.continue();
  });
  await ask(page, 'python');
  await expect(spinner(page)).toBeVisible();
  // Less than the router waits for a script.
  await page.clock.pauseAt(Date.now() + 2_000);
  release();
  await page.waitForURL('/search/python');
  await expect(page.getByRole('banner').getByTestId('spinner')).toBeVisible();
  await page.clock.runFor(500);
  await expect(spinner(page)).toHaveCount(0);
});
