import type { Page } from '@playwright/test';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, resultTitles, searchField, searchFor, test } from './support';

/* Visits from beginning to end, by other means than a mouse and a usual screen. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** Opens a result by its title and returns it. */
async function openResult(page: Page, number = 0): Promise<string> {
  const link = resultTitles(page).nth(number).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(title);
  return title;
}

/** Ticks the first results and opens their table. */
async function compareFirst(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await page.getByRole('checkbox', { name: 'Compare' }).nth(at).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(count);
}

test('a keyboard is enough to find, start and come back', async ({ page }) => {
  await withYouTube(page);
  await page.goto('/topics');
  const field = await searchField(page);
  // The shortcut is loaded when the page is idle.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('deep learning');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/deep%20learning');
  // The words stay in the field; the way to the results is two stops before it.
  await page.getByRole('link', { name: 'Skip to results' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = resultTitles(page).first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/course/**');
  await expect(page.locator('#main')).toBeFocused();
  const start = page.getByRole('link', { name: /^(?:Start course|Go to )/ }).first();
  for (let stop = 0; stop < 10 && !(await start.evaluate((link) => link === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  // Alt and the left arrow: this browser has no windows, and so none of its keys.
  await page.goBack();
  await page.waitForURL('**/search/deep%20learning#results');
});

test('whoever only hears the page is told the count, finds the list by its name, and lands in each page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeAttached();
  await searchFor(page, 'guitar');
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ courses$/ })).toBeAttached();
  await expect(results(page).getByRole('list').first()).toBeVisible();
  await expect(resultTitles(page).first()).toBeVisible();
  const title = await openResult(page);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10).replace(/[^\w ]/g, '.')));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: /courses$/ })).toBeAttached();
});

test.describe('at 2560 pixels', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('a visitor sees lessons and results side by side and compares four', async ({ page }) => {
    await page.goto('/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware');
    const lesson = await page.locator('.lessons > li').first().boundingBox();
    expect(lesson?.width).toBeLessThan(1_000);
    await page.goto('/search/machine%20learning');
    const boxes = await Promise.all(
      [0, 1, 2].map(async (at) =>
        resultTitles(page)
          .nth(at)
          .boundingBox()
          .then((box) => box?.y),
      ),
    );
    expect(new Set(boxes).size).toBe(1);
    await compareFirst(page, 4);
    const table = await page.getByRole('table').boundingBox();
    expect(table?.width).toBeGreaterThan(1_400);
    await page.goBack();
    await expect(page).toHaveURL('/search/machine%20learning');
  });
});
