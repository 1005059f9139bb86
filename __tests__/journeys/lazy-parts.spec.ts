import type { Locator, Page } from '@playwright/test';
import { fakeGoogle } from '@/scripts/fakes/google-frame';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { ENGLISH, expect, test } from './support';

const CHUNKS = '**/_next/static/chunks/*.js';
const NOT_LOADED = 'Could not load this. Please try again.';
const LESSON =
  '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort';

const alertIn = (place: Page | Locator) => place.getByText(NOT_LOADED);

/** Opens a page, and has every script that it does not have yet fail until that is called off. */
async function withoutMoreCode(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.route(CHUNKS, (route) => route.abort());
  return () => page.unroute(CHUNKS);
}

test('the account button says that its code could not be fetched, and works at the next press', async ({
  page,
}) => {
  const mend = await withoutMoreCode(page, '/pricing');
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(alertIn(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await mend();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Polymath' })).toBeVisible();
});

test(
  'a lesson says that its player, its tools and its list could not be fetched, and each can be tried again',
  ENGLISH,
  async ({ page }) => {
    await withYouTube(page);
    // What the page names itself is fetched; everything that those scripts ask for later is not.
    const html = await (await page.request.get(LESSON)).text();
    await page.route(CHUNKS, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(LESSON);
    await expect(alertIn(page.getByRole('main'))).toHaveCount(2, { timeout: 20_000 });
    await expect(page.getByText('The player could not be loaded')).toBeVisible({ timeout: 20_000 });
    await page.unroute(CHUNKS);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(3);
    // The bundler asks twice for a script: a press between the two can still meet the second failure.
    await expect(async () => {
      if ((await again.count()) > 0) await again.last().click({ timeout: 2_000 });
      await expect(again).toHaveCount(0, { timeout: 1_000 });
      await expect(page.locator('.player iframe')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  },
);

test('the dialog says so when the code that signs in cannot be fetched, and works when it can', async ({
  page,
}) => {
  await fakeGoogle(page);
  await page.goto('/pricing');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  // The dialog's own code comes with the pointer; only what signs in is missing.
  await opener.hover();
  await page.waitForLoadState('networkidle');
  await page.route(CHUNKS, (route) => route.abort());
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Polymath' });
  await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to login. Please try again.');
  await page.unroute(CHUNKS);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await opened).close();
});
