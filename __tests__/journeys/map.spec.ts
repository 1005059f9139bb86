import { expect, expectAccessible, ON_A_PHONE_TOO, overflow, test, WIDE } from './support';

/** Bytes of the page of a map. */
const MOST_BYTES = 40_000;

test('a keyboard walks the map, from a topic to what comes first and back', WIDE, async ({ page }) => {
  await page.goto('/search/machine%20learning');
  await page.getByRole('link', { name: 'Map: what comes before and after Machine learning' }).click();
  await page.waitForURL('**/map/machine-learning');
  const map = page.getByRole('navigation', { name: 'Map around Machine learning' });
  await expect(map.locator('[aria-current]')).toHaveText(/^Machine learning/);

  const calculus = map.getByRole('link', { name: /^Calculus/ });
  await calculus.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/map/calculus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Calculus/);
  const first = page.getByRole('region', { name: 'What comes first' }).getByRole('listitem');
  await expect(first.first()).toHaveText(/^Arithmetic/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Machine learning/);
});

test(
  'a map is accessible and fits the screen; a phone has its lists alone',
  ON_A_PHONE_TOO,
  async ({ page, isMobile }) => {
    await page.goto('/map/quantum-mechanics');
    await expectAccessible(page, isMobile);
    await expect(page.getByRole('navigation', { name: /^Map around/ })).toBeVisible({ visible: !isMobile });
    await expect(page.getByRole('heading', { name: 'Where it leads' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  },
);

test(
  'maps are light, whole without scripts and known to search engines',
  WIDE,
  async ({ request, browser }) => {
    const sitemap = await (await request.get('/sitemap-topics.xml')).text();
    for (const slug of ['programming', 'statistics', 'quantum-mechanics', 'nurse', 'mathematics']) {
      const html = await (await request.get(`/map/${slug}`)).text();
      expect(Buffer.byteLength(html), slug).toBeLessThan(MOST_BYTES);
      expect(sitemap.includes(`/map/${slug}<`), slug).toBe(html.includes('content="index, follow'));
    }
    expect((await request.get('/map/no-such-topic')).status()).toBe(404);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/map/calculus');
    await page
      .getByRole('navigation', { name: /^Map around/ })
      .getByRole('link', { name: /^Algebra/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Algebra/);
    await context.close();
  },
);
