import { expect, type Page } from '@playwright/test';
import { fakeGoogle } from './google-frame';

export const PAGE = '/pricing';

export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });
export const menu = (page: Page) => page.getByRole('group', { name: 'Account' });
export const anEmail = (name: string) =>
  `${name}.${Date.now()}.${Math.round(Math.random() * 1e6)}@example.org`;

export async function openDialog(page: Page) {
  await page.goto(PAGE);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Polymath' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The account chooser of the local sign-in. */
export async function chooseAccount(popup: Page, email: string, name: string) {
  await popup.getByRole('button', { name: 'Add an account' }).click();
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByLabel('Name').fill(name);
  await popup.getByRole('button', { name: 'Sign in' }).click();
}

/** Goes through the dialog and the popup, in which somebody is chosen. */
async function signInBy(page: Page, choose: (popup: Page) => Promise<void>): Promise<void> {
  await fakeGoogle(page);
  const dialog = await openDialog(page);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
  await choose(await opened);
  await expect(dialog).toBeHidden();
  await expect(account(page)).toBeVisible();
}

export async function signIn(page: Page, email = anEmail('ada'), name = 'Ada Lovelace') {
  await signInBy(page, (popup) => chooseAccount(popup, email, name));
  return email;
}

/** Signs in a person whom the local sign-in knows, as on another device. */
export const signInAgain = (page: Page, email: string) =>
  signInBy(page, (popup) => popup.getByText(email).click());

/** For what comes by itself, on a busy machine later. */
const PATIENT = { timeout: 30_000 };

export async function logOut(page: Page) {
  await account(page).click();
  await menu(page).getByRole('button', { name: 'Logout' }).click();
}

export const expectSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible(PATIENT);

/** Deletes the account of the person who is signed in. */
export async function deleteAccount(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText(/^We deleted .* and your account\.$/)).toBeVisible(PATIENT);
}
