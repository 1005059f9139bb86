import { axeViolations, expect, ON_A_PHONE_TOO, test } from './support';

test(
  'a visitor gets a path of real courses to a goal, and opens the first',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/search/data%20scientist');
    await page.getByRole('button', { name: 'Plan my path' }).click();
    const panel = page.getByRole('region', { name: 'Plan my path' });
    await expect(panel.getByText('Start here.', { exact: false })).toBeVisible();
    expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await expect(panel.getByText('without an AI model', { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await panel.getByLabel('Language').selectOption('es');
    await panel.getByRole('button', { name: 'Make my plan' }).click();
    const first = panel.getByRole('listitem').first();
    await expect(first.getByText('Spanish')).toBeVisible();
    const title = (await first.getByRole('link').textContent()) ?? '';
    await first.getByRole('link').click();
    await page.waitForURL('**/course/**');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  },
);

test('a visitor saves a plan and finds it in My Courses as a path', async ({ page }) => {
  await page.goto('/search/cyber%20security');
  await page.getByRole('button', { name: 'Plan my path' }).click();
  const panel = page.getByRole('region', { name: 'Plan my path' });
  const first = (await panel.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  await panel.getByRole('button', { name: 'Save this plan' }).click();
  await panel.getByRole('link', { name: 'Open My Courses' }).click();
  await page.waitForURL('**/my-courses');
  const path = page.getByRole('region', { name: 'Paths' });
  await expect(path.getByRole('heading', { name: 'cyber security' })).toBeVisible();
  await expect(path.getByRole('link', { name: first })).toBeVisible();
  await expect(path.getByText(/^0 of \d courses done$/)).toBeVisible();
});

test(
  'a learner finds a place in a course and keeps the conversation over a reload',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto(
      '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort',
    );
    await page.getByRole('button', { name: 'Ask about this lesson' }).click();
    const guide = page.getByRole('region', { name: 'Ask about this lesson' });
    const player = page.locator('.player');
    // Beside the player on a wide screen; on a phone the page has moved so that the player is seen above the sheet.
    await expect
      .poll(async () => {
        const [seen, sheet] = await Promise.all([player.boundingBox(), guide.boundingBox()]);
        if (!seen || !sheet) return 'not there';
        const beside = seen.x + seen.width <= sheet.x;
        return beside || (seen.y >= 0 && seen.y + seen.height / 2 <= sheet.y) ? 'in sight' : 'covered';
      })
      .toBe('in sight');
    await guide.getByLabel('Your question').fill('Where is hashing explained?');
    await guide.getByLabel('Your question').press('Enter');
    await expect(guide.getByRole('link', { name: /Hashing with Chaining/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Ask about this lesson' }).click();
    await guide.getByRole('link', { name: /Hashing with Chaining/ }).click();
    await page.waitForURL('**/8-lecture-8-hashing-with-chaining');
    await expect(guide.getByText('Where is hashing explained?')).toBeVisible();
  },
);
