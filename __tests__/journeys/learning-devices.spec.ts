import type { Browser, Page } from '@playwright/test';
import {
  anEmail,
  deleteAccount,
  expectSignedOut,
  logOut,
  signIn,
  signInAgain,
} from '@/scripts/fakes/sign-in-steps';
import { playFor, withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, LONG, learningKeys, test, unsent } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;
/** For what comes by itself, on a busy machine later. */
const PATIENT = { timeout: 30_000 };

/** The one record of a video that this browser keeps. */
const record = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('/watchHistory/'));
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}').data : undefined;
  });

async function openLesson(page: Page, second: number) {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=${second}`);
  await expect(page.getByRole('button', { name: /^(Mark as done|Done)/ })).toBeEnabled();
}

const playSome = (page: Page) => playFor(page, 2);

/** Another device: a browser of its own, signed in as the same person. */
async function anotherDevice(browser: Browser, enter: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page);
  return { page, close: () => context.close() };
}

test(
  'deletes an account permanently: a second tab and a second device notice it and keep nothing',
  LONG,
  async ({ page, context, browser }) => {
    test.slow();
    const email = await signIn(page, anEmail('ida'), 'Ida Rhodes');
    await openLesson(page, 20);
    await playSome(page);
    await page.goto('/my-courses');
    await expect.poll(() => unsent(page), PATIENT).toBe(0);
    const second = await context.newPage();
    await openLesson(second, 100);
    const other = await anotherDevice(browser, (there) => signInAgain(there, email));
    await openLesson(other.page, 300);
    await expect.poll(() => record(other.page), PATIENT).toBeDefined();

    await expect.poll(() => unsent(page), PATIENT).toBe(0);
    await deleteAccount(page);

    await expect(second.getByText('This account was deleted.')).toBeVisible(PATIENT);
    await playSome(other.page);
    await expect(other.page.getByText('This account was deleted.')).toBeVisible(PATIENT);
    for (const where of [page, second, other.page]) {
      await expect
        .poll(async () => (await learningKeys(where)).filter((key) => key.includes('account-')), PATIENT)
        .toEqual([]);
      await expectSignedOut(where);
    }

    // Whoever signs in again begins anew: nothing of the former account is there.
    const again = await anotherDevice(browser, (there) => signIn(there, email, 'Ida Rhodes'));
    await again.page.goto('/my-courses');
    await expect(again.page.getByText('No courses yet')).toBeVisible();
    await Promise.all([again.close(), other.close()]);
  },
);

test('takes along what plays when somebody signs in on a lesson’s page, and leaves nothing for the next', async ({
  page,
  context,
}) => {
  test.slow();
  await openLesson(page, 20);
  await playSome(page);
  // The sign-in comes from another tab, while this one plays.
  const elsewhere = await context.newPage();
  await signIn(elsewhere, anEmail('joan'), 'Joan Clarke');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(PATIENT);
  const keysOf = async (owner: RegExp) => (await learningKeys(page)).filter((key) => owner.test(key));
  await expect.poll(() => keysOf(/^learning\/account-.*\/watchHistory\//), PATIENT).not.toEqual([]);
  await expect.poll(() => keysOf(/^learning\/(?!account-)/), PATIENT).toEqual([]);
  await page.goto('/my-courses');
  await expect.poll(() => unsent(page), PATIENT).toBe(0);
  await logOut(page);
  await expect(page.getByText('No courses yet')).toBeVisible(PATIENT);
  await expect.poll(() => learningKeys(page), PATIENT).toEqual([]);
});
