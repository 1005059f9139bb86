import type { Page } from '@playwright/test';
import { axeViolations, ENGLISH, expect, LONG, ON_A_PHONE_TOO, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
/** Pixels by which a place may differ; people see no difference. */
const CLOSE = 3;

/** The first link in the middle of the window, scrolled to by wheel or finger, with its place: `least` pixels or more. */
async function linkInSight(page: Page, links: string, least: number) {
  const found = page.locator(links);
  await found.first().evaluate((link, top) => {
    window.scrollTo(0, Math.max(top, link.getBoundingClientRect().top - innerHeight / 2));
  }, least);
  const index = await found.evaluateAll((all) => {
    const isInSight = ({ top, bottom }: DOMRect) => top > 160 && bottom < innerHeight - 120;
    return all.findIndex((link) => isInSight(link.getBoundingClientRect()));
  });
  expect(index, `${links} in sight`).toBeGreaterThanOrEqual(0);
  return { link: found.nth(index), place: await page.evaluate(() => scrollY) };
}

const placeOf = (page: Page) => page.evaluate(() => scrollY);
async function expectPlace(page: Page, place: number) {
  await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(CLOSE);
}

for (const [name, from, links, tags] of [
  ['results', '/search/python', '#results .card h2 a', ON_A_PHONE_TOO],
  ['a topic of few words', '/search/history', '#results .card h2 a', LONG],
  ['all topics', '/topics', 'main section li a', LONG],
  ['the lessons of a course', COURSE, '.lessons a', {}],
] as const) {
  test(`Back and Forward return to where one was among ${name}`, tags, async ({ page }) => {
    await page.goto(from);
    const { link, place } = await linkInSight(page, links, 700);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(page).not.toHaveURL(from);
    await expectPlace(page, 0);
    const opened = page.url();
    await page.evaluate(() => window.scrollTo(0, 200));
    const below = await placeOf(page);

    await page.goBack();
    await expect(page).toHaveURL(from);
    await expectPlace(page, place);
    await page.goForward();
    await expect(page).toHaveURL(opened);
    await expectPlace(page, below);
    await page.goBack();
    await expectPlace(page, place);
  });
}

test('a page that the browser has to load again is where it was, too', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto('/search/python');
  const { link, place } = await linkInSight(page, '#results .card h2 a', 700);
  await link.click();
  await page.waitForURL('**/course/**');
  await expectPlace(page, 0);
  await page.evaluate(() => window.scrollTo(0, 150));
  const below = await placeOf(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await page.waitForURL('**/course/**');
  await expectPlace(page, below);
  await page.goBack();
  await page.waitForURL('**/search/python');
  await expectPlace(page, place);
});

/** Holds the data of pages back until it is let go. */
async function holdPages(page: Page) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/data/**', async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** The line that says that a page is awaited: how much of it is seen, and what moves. */
const lineOf = (page: Page) =>
  page.evaluate(() => {
    const { content, opacity, position } = getComputedStyle(document.documentElement, '::before');
    return { there: content !== 'none' && position === 'fixed', seen: Number(opacity) };
  });

test('a page that takes its time shows a line, and nothing is said twice', ENGLISH, async ({ page }) => {
  await page.goto('/search/python');
  const release = await holdPages(page);
  const said = await page.getByRole('status').allTextContents();
  await page.locator('#results .card h2 a').first().click();
  await expect.poll(() => lineOf(page)).toEqual({ there: true, seen: 1 });
  expect(await page.getByRole('status').allTextContents()).toEqual(said);
  expect(await axeViolations(page)).toEqual([]);
  release();
  await page.waitForURL('**/course/**');
  await expect.poll(async () => (await lineOf(page)).there).toBe(false);
  await expect(page.getByRole('main')).toBeFocused();
});
