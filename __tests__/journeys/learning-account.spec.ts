import type { Page } from '@playwright/test';
import { account, anEmail, menu, signIn } from './sign-in-steps';
import { expect, test } from './support';
import { withYouTube } from './video-hosts';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;

async function watchFor(page: Page, second: number) {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=${second}`);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await page.waitForTimeout(2_000);
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('article')).toHaveCount(1);
}

const learningKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('learning/')));
const unsent = (page: Page) =>
  page.evaluate(
    () => Object.values(localStorage).filter((text) => String(text).includes('"unsent":true')).length,
  );

test('takes what was learned here to the account, leaves nothing behind, and goes on on another device', async ({
  page,
  browser,
}) => {
  await watchFor(page, 600);
  const email = await signIn(page, anEmail('grace'), 'Grace Hopper');
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('article')).toHaveCount(1);
  expect((await learningKeys(page)).every((key) => key.startsWith('learning/account-'))).toBe(true);
  await expect.poll(() => unsent(page)).toBe(0);

  await account(page).click();
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('No courses yet')).toBeVisible();
  expect(await learningKeys(page)).toEqual([]);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await withYouTube(phone);
  await signIn(phone, email, 'Grace Hopper');
  await phone.goto('/my-courses');
  await expect(phone.getByRole('region', { name: 'Continue' }).getByRole('article')).toHaveCount(1);
  await phone.goto(LESSON);
  await expect(phone.locator('iframe')).toHaveAttribute('src', /start=60[1-5]/);
  await elsewhere.close();
});

test('exports everything of the account, deletes it, and says what was deleted', async ({ page }) => {
  await watchFor(page, 300);
  const email = await signIn(page, anEmail('alan'), 'Alan Turing');
  await page.goto('/profile');
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(() => unsent(page)).toBe(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const stream = await (await downloading).createReadStream();
  const data = JSON.parse((await stream.toArray()).join(''));
  expect(data).toMatchObject({ account: { email }, watchHistory: [{ courseId: COURSE.slice(8) }] });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Yes, delete it for ever' }).click();
  await expect(page.getByText(/^Deleted: 1 video, 1 day of learning.* and your account\.$/)).toBeVisible();
  expect(await learningKeys(page)).toEqual([]);
});
