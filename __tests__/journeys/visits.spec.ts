import type { Page } from '@playwright/test';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, resultTitles, searchField, searchFor, test } from './support';

/*
 * Ten kinds of visitor, each with a task from beginning to end: find a course, compare, start, come back. What they try on
 * the way in more depth is in the journeys of the part: search, choose, moving, course, watch, learning, shell.
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** The titles of the first results, once they are there. */
async function titlesOf(page: Page, count: number): Promise<string> {
  await expect(resultTitles(page).first()).toBeVisible();
  return (await resultTitles(page).allTextContents()).slice(0, count).join();
}

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

test('an engineer compares courses on distributed systems, opens one and returns to the table', async ({
  page,
}) => {
  await page.goto('/');
  await searchFor(page, 'distributed systems');
  expect(await titlesOf(page, 3)).toMatch(/distributed/i);
  await compareFirst(page, 2);
  const table = page.url();
  await expect(page.getByRole('rowheader', { name: 'Level' })).toBeVisible();
  const course = page.getByRole('columnheader').first().getByRole('link');
  const title = (await course.textContent()) ?? '';
  await course.click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('link', { name: /^(?:Start course|Go to )/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(table);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/distributed%20systems$/);
  await expect(resultTitles(page).first()).toBeVisible();
});

test('a nurse finds courses for nurses, saves one, and finds it in My Courses', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'nurse');
  await expect(page.getByText('Showing results for')).toBeHidden();
  expect(await titlesOf(page, 24)).not.toMatch(/norse/i);
  const title = await openResult(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goto('/my-courses');
  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('somebody of 14 finds help with maths, watches, and goes on the next day', async ({ page }) => {
    await withYouTube(page);
    await page.goto('/');
    await searchFor(page, 'maths help for 14 year olds');
    expect(await titlesOf(page, 5)).toMatch(/math|algebra|arithmetic/i);
    await page.goto('/course/khan-academy-pre-algebra');
    await page.getByRole('link', { name: 'Start course' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.goto('/');
    const shelf = page.getByRole('region', { name: 'Continue learning' });
    await shelf.getByRole('link', { name: /^Continue/ }).click();
    await expect(page).toHaveURL(/\/course\/khan-academy-pre-algebra/);
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('a visitor gets the Spanish courses with one press, and starts one', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'python');
    await page.getByRole('link', { name: /of these in Spanish$/ }).click();
    await expect(page).toHaveURL('/search/python?language=es');
    await expect(page.getByRole('link', { name: 'Remove the filter Language: Spanish' })).toBeVisible();
    await openResult(page);
    await expect(heading(page).locator('bdi')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: /^(?:Start course|Go to )/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search/python?language=es');
  });
});

test('a visitor searches in Chinese, compares two Chinese courses and opens one', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, '机器学习');
  await expect(heading(page).locator('bdi')).toHaveAttribute('lang', 'zh');
  expect(await titlesOf(page, 3)).toMatch(/\p{Script=Han}/u);
  await compareFirst(page, 2);
  await page.getByRole('columnheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/course\//);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/%E6%9C%BA/);
});

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

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a visitor filters, chooses, and returns to the place in the list', async ({ page }) => {
    await page.goto('/search/python');
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Beginner/ }).check();
    await page.waitForURL('**/search/python?level=beginner');
    await page.getByRole('link', { name: /^Show [\d,]+ courses$/ }).click();
    const sixth = resultTitles(page).nth(5).getByRole('link');
    await sixth.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await sixth.click();
    await page.waitForURL('**/course/**');
    await page.goBack();
    await page.waitForURL(/level=beginner/);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120);
  });
});

test.describe('at 2560 pixels', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('a visitor sees results side by side and compares four', async ({ page }) => {
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

test('without scripts, on the slowest line, a visitor searches, filters, sees all topics and reaches the video', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await (await searchField(page)).fill('python');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/python');
  const values = page.getByRole('group', { name: 'Topic' }).getByRole('checkbox');
  const few = await values.count();
  await page.getByRole('link', { name: /^\d+ more in Topic$/ }).click();
  await page.waitForURL('**/search/python?more=topic');
  expect(await values.count()).toBeGreaterThan(few);
  await page.getByRole('checkbox', { name: /^Beginner/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL(/level=beginner/);
  expect(new URL(page.url()).searchParams.get('more')).toBe('topic');
  await openResult(page);
  await page.goto('/course/nyu-deep-learning-spring-2020-new-york-university');
  await page.getByRole('link', { name: 'Start course' }).click();
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('NYU Deep Learning (Spring 2020)');
  await context.close();
});
