import { withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, ON_A_PHONE_TOO, test } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LONGEST = '/course/khan-academy-pre-algebra';

test('opens a course, starts it, and goes on to the next lesson', ON_A_PHONE_TOO, async ({ page }) => {
  await withYouTube(page);
  await page.goto(COURSE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NYU Deep Learning (Spring 2020)');
  await page.getByRole('link', { name: 'Start course' }).click();
  await expect(page).toHaveURL(`${COURSE}/1-history-and-motivation`);
  const player = page.frameLocator('iframe[title="History and motivation"]');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await page.locator('iframe').getAttribute('src')).toContain('autoplay=1');

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(`${COURSE}/2-neural-nets-nn`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neural nets (NN)');
  await expect(page.locator('iframe')).toHaveCount(1);
  const list = page.getByRole('navigation', { name: 'Lessons of this course' });
  await expect(list.locator('[aria-current=page]')).toContainText('Neural nets (NN)');
});

test('asks nothing of a video host before a person acts, and never plays unasked', async ({ page }) => {
  const asked = await withYouTube(page);
  await page.goto(COURSE, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.goto(`${COURSE}/3-sgd-and-backprop`);
  const frame = page.locator('iframe[title="SGD and backprop"]');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
  expect(await frame.getAttribute('src')).not.toContain('autoplay');
  await expect(page.frameLocator('iframe').locator('#told')).toBeEmpty();
});

test('reads a course with hundreds of lessons without a script', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  const answer = await page.goto(LONGEST);
  expect((await answer?.body())?.length).toBeLessThan(250_000);
  await expect(page.locator('.lessons > li > a')).toHaveCount(370);
  await page.getByText('Lessons 351 to 370').click();
  await expect(page.locator('.lessons').last().getByRole('link').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await page.getByRole('link', { name: 'Start course' }).click();
  await expect(page).toHaveURL(/\/1-/);
  const video = page.locator('.player').getByRole('link', { name: 'Watch on YouTube' });
  await expect(video).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
  await page.context().close();
});

test('says on the pages of a learner that they need a script', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  for (const path of ['/my-courses', '/profile']) {
    await page.goto(path);
    const word = page.locator('main p.without-script');
    await expect(word).toBeVisible();
    await expect(word).toContainText('this page needs JavaScript');
    await expect(page.getByText('Loading your courses.')).toBeHidden();
  }
  await page.context().close();
});

test('finds a lesson among hundreds, below the facts', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto(LONGEST);
  const field = page.getByRole('searchbox', { name: 'Find a lesson' });
  const facts = page.getByRole('complementary', { name: 'About this course' });
  const [above, below] = [await facts.boundingBox(), await field.boundingBox()];
  if (above && below && above.x === below.x) expect(above.y).toBeLessThan(below.y);
  await field.fill('negative number');
  const links = page.locator('.course-lessons').getByRole('link');
  await expect(links.first()).toContainText(/negative number/i);
  expect(await links.count()).toBeLessThan(60);
  await field.fill('zzqxjwv');
  await expect(page.getByText('No lesson has these words.')).toBeVisible();
  await field.clear();
  await expect(page.getByText('Lessons 1 to 25')).toBeVisible();
});

test('a course that costs money leads to a free one on the same', async ({ page }) => {
  await page.goto('/course/algorithms-part-i-princeton-university');
  const heading = page.getByRole('heading', { name: 'Learn the same for free' });
  const twin = page.locator('section').filter({ has: heading }).getByRole('link').first();
  await expect(twin).toHaveText(/\d of its \d+ topics.*Plays here/);
  const title = (await twin.locator('bdi').first().textContent()) ?? '';
  await twin.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('what is known of a playlist takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/course/accounting-basics-accounting-stuff');
  const notes = await page.locator('.course-notes').boundingBox();
  const boxes = page.locator('.course-notes > div');
  const [first, last] = [await boxes.first().boundingBox(), await boxes.last().boundingBox()];
  expect(first?.y).toBe(last?.y);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((notes?.x ?? 0) + (notes?.width ?? 0), 0);
});
