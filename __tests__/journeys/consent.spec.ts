import type { Page } from '@playwright/test';
import { ANALYTICS, test } from './policy-site';
import { axeViolations, expect } from './support';

test.use({
  // Analytics count no machines: this one says that it is a person's.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const LATE = { timeout: 20_000 };

/** The built site, as if it had been built with analytics. Answers with what reached them. */
async function withAnalytics(page: Page, reachable = true): Promise<string[]> {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = Object.entries(ANALYTICS).reduce(
      (text, [name, value]) =>
        text.replace(
          new RegExp(`[\\w$.]+\\.env\\.NEXT_PUBLIC_POSTHOG_${name}\\b`, 'g'),
          JSON.stringify(value),
        ),
      code,
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    // Names the browser apart from the user agent: a machine's, too.
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  const sent: string[] = [];
  await page.route(`${ANALYTICS.HOST}/**`, async (route) => {
    sent.push(`${route.request().postData()}`);
    if (reachable) await route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
    else await route.abort();
  });
  return sent;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' });

test('a visitor is asked once, answers with the keyboard, and can change the answer', async ({ page }) => {
  const sent = await withAnalytics(page);
  await page.goto('/pricing');
  await expect(banner(page)).toBeVisible(LATE);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(sent).toEqual([]);

  await banner(page).getByRole('button', { name: 'Yes, allow' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent.length, LATE).toBeGreaterThan(0);

  await page.goto('/profile');
  const choice = page.getByRole('checkbox', { name: /usage statistics/ });
  await expect(choice).toBeChecked(LATE);
  await expect(banner(page)).toBeHidden();
  await choice.uncheck();
  expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toBe('no');
});

test('withdrawing consent removes all stored data, and nothing more is sent', async ({ page }) => {
  const sent = await withAnalytics(page);
  const stored = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.includes('ph_')),
    );
  await page.addInitScript(() => {
    if (!localStorage.getItem('analyticsConsent')) localStorage.setItem('analyticsConsent', 'yes');
  });
  await page.goto('/profile');
  await expect.poll(() => sent.length, LATE).toBeGreaterThan(0);
  expect(await stored()).not.toEqual([]);
  const choice = page.getByRole('checkbox', { name: /usage statistics/ });
  // A page view that waits to be sent when the answer changes.
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.waitForURL('/profile?tab=courses');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await choice.uncheck();
  expect(await stored()).toEqual([]);

  sent.length = 0;
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.locator('header a[href="/"]').click();
  await page.waitForURL('/');
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await stored()).toEqual([]);
  expect(sent).toEqual([]);
});

test('no page waits for an analytics server that cannot be reached', async ({ page }) => {
  const sent = await withAnalytics(page, false);
  await page.addInitScript(() => localStorage.setItem('analyticsConsent', 'yes'));
  await page.goto('/pricing');
  await expect.poll(() => sent.length, LATE).toBeGreaterThan(0);
  await page.locator('header a[href="/"]').click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
