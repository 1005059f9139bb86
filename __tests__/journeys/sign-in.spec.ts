import { fakeGoogle } from '@/scripts/fakes/google-frame';
import {
  account,
  anEmail,
  chooseAccount,
  menu,
  openDialog,
  PAGE,
  signIn,
} from '@/scripts/fakes/sign-in-steps';
import { expect, expectAccessible, ON_A_PHONE_TOO, test } from './support';

test('a visitor signs in with Google, sees their menu and logs out', async ({ page }) => {
  const email = await signIn(page);
  await account(page).click();
  await expect(menu(page)).toContainText('Ada Lovelace');
  await expect(menu(page)).toContainText(email);
  await expect(menu(page)).toContainText('0 Day Streak!');
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test.describe('on every screen alike', () => {
  test.skip(({ isMobile }) => isMobile, 'walked once');

  test('a signed-in person stays signed in on the next visit, without a flash of being signed out', async ({
    page,
  }) => {
    const email = await signIn(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const name = document
          .querySelector('header button[aria-label]:last-of-type')
          ?.getAttribute('aria-label');
        if (name) seen.push(name);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.reload();
    await account(page).click();
    await expect(menu(page)).toContainText(email);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toContain('Account menu');
    expect(seen).not.toContain('Sign in');
  });

  test('a learner switches to another account', async ({ page }) => {
    const first = await signIn(page);
    await page.reload();
    // What the popup needs comes before the click: some browsers block one that opens later.
    const prepared = page.waitForRequest('https://apis.google.com/**');
    await account(page).click();
    await expect(menu(page)).toBeVisible();
    await prepared;
    const opened = page.waitForEvent('popup');
    await menu(page).getByRole('button', { name: 'Switch Account' }).click();
    const second = anEmail('grace');
    await chooseAccount(await opened, second, 'Grace Hopper');
    await expect(menu(page)).toBeHidden();
    // The menu closes once more when the switch is through.
    await expect(async () => {
      if (await menu(page).isHidden()) await account(page).click();
      await expect(menu(page)).toContainText(second, { timeout: 1_000 });
    }).toPass();
    await expect(menu(page)).not.toContainText(first);
  });

  test('a sign-in or sign-out in one tab is seen in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(PAGE);
    await signIn(page);
    await expect(account(other)).toBeVisible();
    await account(other).click();
    await menu(other).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a visitor who closes the popup reads that the login was cancelled', async ({ page }) => {
    await page.clock.install();
    await fakeGoogle(page);
    const dialog = await openDialog(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
    await (await opened).close();
    // Firebase waits for an answer after the popup has closed.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(dialog.getByRole('alert')).toHaveText('Login was cancelled. Please try again.', {
        timeout: 100,
      });
    }).toPass();
    await expect(dialog.getByRole('button', { name: 'Sign in with Google' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  test('a visitor whose browser blocks popups is told to allow them', async ({ page }) => {
    await fakeGoogle(page);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Popup was blocked. Please allow popups for this site.',
    );
  });

  test('without the internet the local services sign in a learner of their own', async ({ page }) => {
    await page.context().route('https://apis.google.com/**', (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(
      page.getByText('Signed in as Local Learner. This site uses a local test sign-in.'),
    ).toBeVisible();
    await account(page).click();
    await expect(menu(page)).toContainText('Local Learner');
    await menu(page).getByRole('button', { name: 'Switch Account' }).click();
    await expect(page.getByText('Signed in as Local Learner 2.')).toBeVisible();
  });

  test('the sign-in dialog closes with Escape, X and a click outside', async ({ page }) => {
    const dialog = await openDialog(page);
    const reopen = () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
    await reopen();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await reopen();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('a visitor fetches nothing of the sign-in code before asking for it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const firebase = async () => {
      const scripts = asked.filter((url) => url.includes('/_next/static/'));
      const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
      return bodies.some((body) => body.includes('identitytoolkit'));
    };
    const response = await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(await firebase()).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(firebase).toBe(true);
  });
});

test(
  'a learner who loses the network finds the account button disabled',
  ON_A_PHONE_TOO,
  async ({ page, context }) => {
    await signIn(page);
    await context.setOffline(true);
    await expect(account(page)).toBeDisabled();
    const notice = page.getByText("You're offline", { exact: true });
    await expect(notice).toBeVisible();
    const [above, beside] = await Promise.all([
      notice.boundingBox(),
      page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).boundingBox(),
    ]);
    expect(above?.height).toBeLessThan(20);
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(above?.x ?? 0);
    await context.setOffline(false);
    await expect(account(page)).toBeEnabled();
  },
);

test('nobody is shut out of the dialog and the menu', ON_A_PHONE_TOO, async ({ page, isMobile }) => {
  await openDialog(page);
  await expectAccessible(page, isMobile);
  await signIn(page);
  await account(page).click();
  await expect(menu(page)).toContainText('Ada Lovelace');
  await expectAccessible(page, isMobile);
});
