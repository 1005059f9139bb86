import {
  ENGLISH,
  expect,
  ON_A_PHONE_TOO,
  resultTitles,
  searchField,
  searchFor,
  test,
  WIDE,
  watchLayout,
} from './support';

test('a visitor searches from the home page with Enter and gets real courses', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'python');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('python');
  await expect(resultTitles(page).first()).toContainText(/python/i);
  await expect(page).toHaveTitle(/python.*Polymath/i);
});

test(
  'a visitor narrows the results and takes the filter away again',
  ON_A_PHONE_TOO,
  async ({ page, isMobile }) => {
    const shift = await watchLayout(page);
    await page.goto('/search/python');
    const all = await page.getByRole('status').filter({ hasText: 'course' }).textContent();
    if (isMobile) await page.locator('summary', { hasText: 'Filters' }).click();
    // For half a second after a press whatever moves counts as asked for.
    await page.route('**/_next/data/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const before = await shift();
    await page.getByRole('checkbox', { name: /^Beginner/ }).check();
    const show = page.getByRole('link', { name: /^Show \d+ courses$/ });
    if (isMobile) await expect(show).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.waitForURL('**/search/python?level=beginner');
    if (isMobile) {
      await expect(show).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await show.click();
      await expect(resultTitles(page).first()).toBeInViewport();
    }

    const chip = page.getByRole('link', { name: 'Remove the filter Level: Beginner' });
    await expect(chip).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'course' })).not.toHaveText(all ?? '');
    expect((await shift()) - before).toBeLessThan(0.02);
    await chip.click();
    await page.waitForURL('**/search/python');
    await expect(page.getByRole('status').filter({ hasText: 'course' })).toHaveText(all ?? '');
    // On a phone the filters are folded.
    await expect(page.getByRole('checkbox', { name: /^Beginner/, includeHidden: true })).not.toBeChecked();
  },
);

test('a visitor sees how many courses a filter hides, and lets them in', WIDE, async ({ page }) => {
  await page.goto('/search/python?level=beginner');
  const level = page.getByRole('group', { name: 'Level' });
  const unstated = level.getByRole('checkbox', { name: 'Include not stated' });
  const [shown, hidden] = await Promise.all([
    level.getByRole('checkbox', { name: 'Beginner' }).locator('..').getAttribute('data-count'),
    unstated.locator('..').getAttribute('data-count'),
  ]);
  expect(Number(hidden)).toBeGreaterThan(0);
  await unstated.check();
  await expect(page).toHaveURL('/search/python?level=beginner&level=not-stated');
  const all = `${Number(shown) + Number(hidden)} courses`;
  await expect(page.getByRole('status').getByText(all, { exact: true })).toBeVisible();
});

test('a visitor leaves out what is not wanted, and takes that back', async ({ page }) => {
  await page.goto('/search/javascript%20-react');
  const chip = page.getByRole('link', { name: 'Remove the filter Without: React' });
  await expect(chip).toHaveText('Without: React');
  expect((await resultTitles(page).allTextContents()).filter((title) => /react/i.test(title))).toEqual([]);

  await chip.click();
  await page.waitForURL('**/search/javascript%20-react?text=without');
  await expect(chip).toHaveCount(0);
});

test('a visitor finds nothing that fits, is told so, and sees the wider subject', async ({ page }) => {
  await page.goto('/search/quilting%20for%20beginners');

  await expect(page.getByText(/^Nothing on Quilting and patchwork itself\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sewing \(\d+ courses\)$/ })).toBeVisible();
});

test.describe('a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('is offered the courses in Spanish with one tap', ENGLISH, async ({ page }) => {
    await page.goto('/search/python');
    await page.getByRole('link', { name: /^\d+ of these in Spanish$/ }).click();
    await page.waitForURL('**/search/python?language=es');

    await expect(page.getByRole('link', { name: /of these in/ })).toHaveCount(0);
  });
});

test('a filter works with the keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await page.goto('/search/python');
  const beginner = page.getByRole('checkbox', { name: /^Beginner/ });
  await beginner.focus();
  await page.keyboard.press('Space');
  await page.waitForURL('**/search/python?level=beginner');

  await expect(beginner).toBeChecked();
  await expect(beginner).toBeFocused();
});

test('a typo is corrected, and the words as typed are one click away', async ({ page }) => {
  await page.goto('/search/machine%20lerning');
  await expect(page.getByText('Showing results for')).toContainText('machine learning');
  await expect(resultTitles(page).first()).toContainText(/machine learning/i);

  await page.getByRole('link', { name: 'machine lerning' }).click();
  await page.waitForURL('**/search/machine%20lerning?exact=1');
  await expect(page.getByText('Showing results for')).toBeHidden();
});

test('words such as "for beginners" become filters, and removing one makes it a search word again', async ({
  page,
}) => {
  await page.goto('/search/python%20for%20beginners%20in%20spanish');
  // Too few pass it with the language: it is understood, and said to be left out.
  const level = page.getByRole('link', {
    name: /instead of using the filter Level: Beginner( \(not applied\))?$/,
  });
  const language = page.getByRole('link', { name: /instead of using the filter Language: Spanish$/ });
  await expect(level).toBeVisible();
  await expect(resultTitles(page).first()).toContainText(/curso de python/i);

  await language.click();
  await page.waitForURL('**/search/python%20for%20beginners%20in%20spanish?text=language');
  await expect(language).toBeHidden();
  await expect(level).toBeVisible();
  await expect(resultTitles(page).first()).toBeVisible();
});

test('recent searches and suggestions stand in one list, for keyboard and mouse', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', '["python for finance"]'));
  await page.goto('/');
  const field = await searchField(page);
  await field.pressSequentially('python');
  const list = page.getByRole('listbox', { name: 'Recent searches and suggestions' });
  const options = list.getByRole('option');
  await expect(options.first()).toContainText('python for finance');
  await expect(options.nth(1)).toBeVisible();

  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await page.waitForURL('**/search/python%20for%20finance');
  await expect(page.getByRole('heading', { level: 1, name: /python for finance/ })).toBeVisible();

  const again = await searchField(page);
  await again.fill('linear alg');
  await list
    .getByRole('option', { name: /^Linear algebra/ })
    .first()
    .click();
  await page.waitForURL('**/search/linear%20algebra');
  await expect(resultTitles(page).first()).toContainText(/linear algebra/i);
});

test('a search without results is a page with suggestions and status 404', async ({ page }) => {
  const response = await page.goto('/search/zzqxjwv?exact=1');

  expect(response?.status()).toBe(404);
  await expect(page.getByText('No courses found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all topics' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches, filters and turns the page', ON_A_PHONE_TOO, async ({ page, isMobile }) => {
    await page.goto('/');
    const field = page.getByRole('combobox');
    const button = page.getByRole('button', { name: 'Search' });
    // The field's hint ends before its button.
    const end = await field.evaluate(
      (it) => it.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(it).paddingRight),
    );
    expect(end).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0);
    await field.fill('python');
    await button.click();
    await page.waitForURL('**/search/python');
    if (isMobile) await page.locator('summary', { hasText: 'Filters' }).click();
    else {
      const values = page.getByRole('group', { name: 'Topic' }).getByRole('checkbox');
      const few = await values.count();
      await page.getByRole('link', { name: /^\d+ more in Topic$/ }).click();
      await page.waitForURL('**/search/python?more=topic');
      await expect.poll(() => values.count()).toBeGreaterThan(few);
    }
    await page.getByRole('checkbox', { name: /^Beginner/ }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/level=beginner/);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(resultTitles(page).first()).toBeVisible();
  });
});

test('a visitor who turns the page goes on from its first course', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto('/search/python');
  await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
  await page.waitForURL('**/search/python?page=2');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(resultTitles(page).first()).toBeInViewport();
});

test('a page beyond the last one leads to the last', async ({ page }) => {
  const response = await page.goto('/search/python?page=99');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('There is no page 99.')).toBeVisible();
  await page.getByRole('link', { name: /^Go to the last page, \d+$/ }).click();
  await expect(resultTitles(page).first()).toBeVisible();
});
