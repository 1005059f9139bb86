import type { Page } from '@playwright/test';
import { account, anEmail, menu, signIn } from '@/scripts/fakes/sign-in-steps';
import { heldBy } from '@/scripts/fakes/traces';
import { playFor, watchFor, withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, learningKeys, searchFor, test, unsent } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;
/** For what comes by itself, on a busy machine later. */
const PATIENT = { timeout: 20_000 };

async function watchFrom(page: Page, second: number) {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=${second}`);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await playFor(page, 2);
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
}

/** All that this browser keeps of the site, as one text. */
const kept = async (page: Page) => JSON.stringify(await heldBy(page));

test('takes what was learned here to the account, leaves nothing behind, and goes on on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  await watchFrom(page, 600);
  const email = await signIn(page, anEmail('grace'), 'Grace Hopper');
  await page.goto('/my-courses');
  await expect(page.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
  expect((await learningKeys(page)).every((key) => key.startsWith('learning/account-'))).toBe(true);
  await expect.poll(() => unsent(page)).toBe(0);

  await searchFor(page, 'sorting');
  await page.goto('/my-courses');
  expect(await kept(page)).toMatch(/sorting.*Grace Hopper/);
  await account(page).click();
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('No courses yet')).toBeVisible();
  expect(await learningKeys(page)).toEqual([]);
  await expect.poll(() => kept(page), PATIENT).not.toMatch(/sorting|Grace|example\.org/);
  await signIn(page, anEmail('somebody'), 'Somebody Else');
  await page.goto('/my-courses');
  await expect(page.getByText('No courses yet')).toBeVisible();

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await withYouTube(phone);
  await signIn(phone, email, 'Grace Hopper');
  await phone.goto('/my-courses');
  await expect(phone.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
  await phone.goto(LESSON);
  await expect(phone.locator('iframe')).toHaveAttribute('src', /start=60[1-5]/);
  await elsewhere.close();
});

test('exports everything of the account, deletes it, and says what was deleted', async ({ page }) => {
  await watchFrom(page, 300);
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
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText(/^We deleted .*1 video, 1 day of learning.* your account\.$/)).toBeVisible();
  expect(await learningKeys(page)).toEqual([]);
});

test('lets Google confirm who asks to delete an account long after signing in', async ({ page }) => {
  const email = await signIn(page, anEmail('emmy'), 'Emmy Noether');
  await page.route(
    '**/accounts:delete*',
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    { times: 1 },
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Confirm with Google' }).click();
  await (await opened).getByText(email).click();
  await expect(page.getByText(/^We deleted .*0 videos,.* and your account\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('loses the network while watching, closes the tab, and finds all of it in the account', async ({
  page,
  context,
}) => {
  await signIn(page, anEmail('mary'), 'Mary Cartwright');
  await withYouTube(page);
  await page.goto(`${LESSON}?t=300`);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await context.setOffline(true);
  await watchFor(page, 2);
  const next = await context.newPage();
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  await context.setOffline(false);
  await next.goto('/my-courses');
  await expect(next.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
  await expect.poll(() => unsent(next)).toBe(0);
  expect((await learningKeys(next)).some((key) => key.includes('/watchHistory/'))).toBe(true);
});

test('shows at once the data of this device if the account answers late or never', async ({ page }) => {
  await signIn(page, anEmail('sofia'), 'Sofia Kovalevskaya');
  const saved = page.getByRole('region', { name: 'Saved' }).getByRole('article');
  const firestore = '**/v1/projects/**';
  let late = 0;
  await page.route(firestore, async (route) => {
    late += 1;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    // What still waits when the route is taken back goes on by itself.
    await route.continue().catch(() => {});
  });
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.goto('/my-courses');
  await expect(saved).toHaveCount(1);
  expect(await unsent(page)).toBe(1);
  await expect.poll(() => late).toBeGreaterThan(0);

  await page.unroute(firestore);
  await page.route(firestore, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'down' }),
  );
  await page.goto('/my-courses');
  await expect(saved).toHaveCount(1);
  await expect(page.getByText(/^We cannot reach your account right now\./)).toBeVisible();

  await page.unroute(firestore);
  await page.goto('/my-courses');
  await expect.poll(() => unsent(page)).toBe(0);
});
