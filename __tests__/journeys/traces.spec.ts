import type { Browser, Page } from '@playwright/test';
import {
  account,
  anEmail,
  deleteAccount,
  expectSignedOut,
  logOut,
  signIn,
  signInAgain,
} from '@/scripts/fakes/sign-in-steps';
import { heldBy, tracesIn } from '@/scripts/fakes/traces';
import { playFor, withYouTube } from '@/scripts/fakes/video-hosts';
import { axeViolations, expect, LONG, searchFor, test, unsent } from './support';

test.use({ serviceWorkers: 'allow' });

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;
const FIRESTORE = '**/v1/projects/**';
const GUIDE = 'Find in this course';
/** For what comes by itself, on a busy machine later. */
const PATIENT = { timeout: 30_000 };

async function openLesson(page: Page, second = 300) {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=${second}`);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
}

async function play(page: Page, seconds = 2) {
  await openLesson(page);
  await playFor(page, seconds);
}

/** Nothing of a person is left in this browser, and a page that opens later brings nothing back. */
async function expectNothing(page: Page) {
  await expect.poll(() => tracesIn(page), PATIENT).toEqual([]);
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  // The page of a visitor without an account.
  expect((await tracesIn(page)).filter((trace) => !trace.includes('/pricing'))).toEqual([]);
}

/** Asks the guide about the lesson that is open; the conversation stays in this tab. */
async function askGuide(page: Page) {
  await page.getByRole('button', { name: GUIDE }).click();
  const field = page.getByRole('region', { name: GUIDE }).getByRole('textbox');
  await field.fill('gradient');
  await field.press('Enter');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('guide');
}

/** Does what leaves something in each place that a browser has. */
async function leaveTraces(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await searchFor(page, 'sorting');
  await page.reload();
  await play(page);
  await askGuide(page);
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
  await expect.poll(async () => JSON.stringify(await heldBy(page)), PATIENT).toMatch(/pages-1\|[^"]*sorting/);
}

test('after a logout no tab holds anything of a person, and what played has stopped', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, anEmail('mary'), 'Mary Cartwright');
  await leaveTraces(page);
  expect((await tracesIn(page)).length).toBeGreaterThan(5);
  const other = await context.newPage();
  await openLesson(other);
  await askGuide(other);
  await page.bringToFront();
  await play(page);
  await logOut(page);
  await expectSignedOut(page);
  await expect.poll(() => tracesIn(other), PATIENT).toEqual([]);
  await expect(page.frameLocator('.player-frame').locator('#told')).toHaveText(/pauseVideo/);
  await expectNothing(page);
});

test(
  'a logout waits for what another tab has played, though that is busy',
  LONG,
  async ({ page, context }) => {
    test.slow();
    const email = await signIn(page, anEmail('kay'), 'Kathleen Antonelli');
    const other = await context.newPage();
    // It hears late of the logout.
    await other.addInitScript(() =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'leaving' && newValue) for (const end = Date.now() + 800; Date.now() < end; );
      }),
    );
    await play(other);
    const played = Number(await other.frameLocator('iframe').locator('#time').textContent());
    await logOut(page);
    await expectSignedOut(page);
    await signInAgain(page, email);
    await page.goto('/my-courses');
    const kept = () =>
      page.evaluate(() => {
        const [, text = '{}'] =
          Object.entries(localStorage).find(([key]) => key.includes('/watchHistory/')) ?? [];
        return JSON.parse(text).data?.ranges?.at(-1) ?? 0;
      });
    await expect.poll(kept, PATIENT).toBeGreaterThanOrEqual(played);
  },
);

test(
  'a device that was closed while its account was deleted elsewhere holds nothing after its next page',
  LONG,
  async ({ page, browser, context }) => {
    test.slow();
    const email = await signIn(page, anEmail('ida'), 'Ida Rhodes');
    await leaveTraces(page);
    await openLesson(page);
    await context.setOffline(true);
    await playFor(page, 2);
    await page.close();

    await deleteElsewhere(browser, email);
    const next = await context.newPage();
    await context.setOffline(false);
    await next.goto('/pricing');
    await expect(next.getByText(/You have been signed out/)).toBeVisible(PATIENT);
    await expectSignedOut(next);
    await expectNothing(next);
  },
);

test(
  'an account that is left without a network leaves nothing, and stays left',
  LONG,
  async ({ page, context }) => {
    test.slow();
    await signIn(page, anEmail('hedy'), 'Hedy Lamarr');
    await leaveTraces(page);
    await expect.poll(() => unsent(page), PATIENT).toBe(0);
    await context.setOffline(true);
    // A fresh page, which cannot load the sign-in.
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeDisabled();
    await page.getByRole('button', { name: 'Log out of this device' }).click();
    await expect(page.getByText('No courses yet')).toBeVisible();
    await expect.poll(() => tracesIn(page), PATIENT).toEqual([]);
    await context.setOffline(false);
    await expectSignedOut(page);
    await expectNothing(page);
  },
);

test('what could not be saved is named, and the person decides: stay, try again, or lose it', async ({
  page,
}) => {
  test.slow();
  const email = await signIn(page, anEmail('joan'), 'Joan Clarke');
  const down = async () =>
    page.route(FIRESTORE, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'down' }),
    );
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' });
  const answer = (name: string) => dialog.getByRole('button', { name }).click();
  await down();
  await play(page);
  await logOut(page);
  await expect(dialog.getByText('Your progress in “SGD and backprop”')).toBeVisible(PATIENT);
  expect(await axeViolations(page)).toEqual([]);
  await answer('Stay signed in');
  await expect(account(page)).toBeVisible();
  expect(await unsent(page)).toBeGreaterThan(0);

  // Other pages keep it as well, as long as the person is signed in.
  await page.goto('/pricing');
  await page.waitForLoadState('networkidle');
  expect(await unsent(page)).toBeGreaterThan(0);
  await logOut(page);
  await expect(dialog).toBeVisible(PATIENT);
  await page.unroute(FIRESTORE);
  await answer('Try again');
  await expectSignedOut(page);
  await expectNothing(page);

  await signInAgain(page, email);
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(
    1,
    PATIENT,
  );
  await down();
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await logOut(page);
  await expect(dialog.getByText(/^Your change to the course “/)).toBeVisible(PATIENT);
  await answer('Log out and lose it');
  await expectSignedOut(page);
  await expectNothing(page);
});

test('what a page could not send any more is sent by the next one, whichever it is', async ({ page }) => {
  await signIn(page, anEmail('mae'), 'Mae Jemison');
  await openLesson(page);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  expect(await unsent(page)).toBeGreaterThan(0);
  await page.goto('/pricing');
  await expect.poll(() => unsent(page), PATIENT).toBe(0);
  expect(await tracesIn(page)).toContainEqual(expect.stringContaining('watchHistory'));
});

async function deleteElsewhere(browser: Browser, email: string) {
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  await signInAgain(page, email);
  await deleteAccount(page);
  await elsewhere.close();
}

test(
  'a tab that was elsewhere during the logout has no conversation when it comes back',
  LONG,
  async ({ page, context }) => {
    test.slow();
    await signIn(page, anEmail('rosa'), 'Rosa Peter');
    await leaveTraces(page);
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto('/pricing');
    await logOut(other);
    await expectSignedOut(other);
    await signIn(other, anEmail('noor'), 'Noor Khan');
    await openLesson(page);
    await page.getByRole('button', { name: GUIDE }).click();
    await expect(page.getByRole('region', { name: GUIDE }).getByRole('textbox')).toBeVisible();
    await expect(
      page.getByRole('region', { name: GUIDE }).getByText('gradient', { exact: true }),
    ).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('gradient');
  },
);
