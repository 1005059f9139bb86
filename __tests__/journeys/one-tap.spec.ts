import type { Page } from '@playwright/test';
import { account, anEmail, menu, openDialog, PAGE } from '@/scripts/fakes/sign-in-steps';
import { CLIENT_ID, test } from './policy-site';
import { expect } from './support';

/** Google's script, as far as we use it. `prompted`: what a tap in its prompt hands over; without it nobody taps. */
function googleScript(credential: string, tapsPrompt: boolean): string {
  return `(() => {
    let settings;
    window.google = { accounts: { id: {
      initialize: (given) => { settings = given; },
      prompt: () => { if (${tapsPrompt} && settings.client_id === '${CLIENT_ID}') settings.callback({ credential: ${JSON.stringify(credential)} }); },
      renderButton: (place) => {
        const button = document.createElement('button');
        button.textContent = 'Continue with Google';
        button.onclick = () => settings.callback({ credential: ${JSON.stringify(credential)} });
        place.append(button);
      },
    } } };
  })()`;
}

/** A site whose operator has set a client id: the setting is frozen when the site is built. */
async function withGoogle(page: Page, email: string, tapsPrompt: boolean): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(Object.prototype, 'NEXT_PUBLIC_GOOGLE_CLIENT_ID', { value }),
    CLIENT_ID,
  );
  const credential = JSON.stringify({ sub: email, email, email_verified: true, name: 'Katherine Johnson' });
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: googleScript(credential, tapsPrompt) }),
  );
}

test('a visitor signs in with one tap in the prompt of Google', async ({ page }) => {
  const email = anEmail('katherine');
  await withGoogle(page, email, true);
  await page.goto(PAGE);
  await account(page).click();
  await expect(menu(page)).toContainText('Katherine Johnson');
  await expect(menu(page)).toContainText(email);
});

test('a visitor signs in with the button of Google, and the dialog closes', async ({ page }) => {
  await withGoogle(page, anEmail('katherine'), false);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(account(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});
