import { readFile } from 'node:fs/promises';
import { axeViolations, ENGLISH, expect, ON_A_PHONE_TOO, overflow, test } from './support';

test(
  'a visitor gets a path of real courses to a goal, and opens the first',
  ON_A_PHONE_TOO,
  async ({ page, isMobile }) => {
    await page.goto('/search/data%20scientist');
    await page.getByRole('link', { name: 'Plan my path' }).click();
    await page.waitForURL('**/plan?goal=data+scientist');
    const main = page.getByRole('main');
    const steps = main.getByRole('list', { name: 'Courses' }).getByRole('heading');
    await expect(main.getByText('Understood as: Data scientist', { exact: false })).toBeVisible();
    expect(await steps.count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByText('without an AI model', { exact: false })).toBeVisible();
    await page.getByText('Add to my calendar').click();
    expect(await axeViolations(page)).toEqual([]);

    await main.getByLabel('Language').selectOption('es');
    await main.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page).toHaveURL('/plan?goal=data+scientist&hours=5&language=es');
    // It is below the form, on a phone also below the window and under the keyboard.
    await expect(main.getByRole('region', { name: 'Plan for data scientist' })).toBeFocused();
    await expect(main.getByText('Spanish', { exact: false }).last()).toBeVisible();
    await expect(steps.first()).toBeInViewport();
    if (!isMobile) await expect(main.getByLabel('Language')).toBeInViewport();
    const title = (await steps.first().textContent()) ?? '';
    await steps.first().getByRole('link').click();
    await page.waitForURL('**/course/**');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goBack();
    await expect(main.getByLabel('Language')).toHaveValue('es');
    await expect(steps.first()).toHaveText(title);
    await page.goBack();
    await expect(main.getByLabel('Language')).toHaveValue('');
  },
);

test('a visitor takes a plan into a calendar, without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/search/git');
  await page.getByRole('link', { name: 'Plan my path' }).click();
  await page.getByLabel('Hours per week').fill('3');
  await page.getByRole('button', { name: 'Make my plan' }).click();
  await page.waitForURL('**/plan?goal=git&level=beginner&hours=3&language=#plan');
  await page.getByText('Add to my calendar').click();
  await page.getByLabel('Monday').check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toBe('plan.ics');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const courses = await page.getByRole('list', { name: 'Courses' }).getByRole('heading').count();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(courses);
  expect(file).toMatch(/DURATION:PT60M/);
  await context.close();
});

test('a goal for which there is nothing is told so', ENGLISH, async ({ page }) => {
  const answer = await page.goto('/plan?goal=become+a+hairdresser');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('No course here teaches cutting or colouring hair.').last()).toBeVisible();
  await expect(main.locator('.card')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Skincare and cosmetology' }).click();
  await expect(main.getByRole('list', { name: 'Courses' })).toBeVisible();
});

test('a visitor changes a plan: knows a step, removes one, swaps a course, and takes it back', async ({
  page,
}) => {
  await page.goto('/plan?goal=become+a+nurse');
  const main = page.getByRole('main');
  const steps = main.getByRole('list', { name: 'Courses' });
  const titles = steps.getByRole('heading');
  const first = (await titles.first().textContent()) ?? '';
  const open = () => steps.getByText('Change this step').first().click();
  await open();
  const swap = steps.getByRole('link', { name: /^Take this one/ }).first();
  const other = ((await swap.textContent()) ?? '').replace(/^.*?: |\]$/g, '');
  expect(await axeViolations(page)).toEqual([]);
  await swap.click();
  await page.waitForURL(/take=/);
  await expect(titles.first()).toHaveText(other);
  await page.goBack();
  await expect(titles.first()).toHaveText(first);
  const count = await titles.count();
  await open();
  await steps.getByRole('link', { name: 'I know this' }).first().click();
  await page.waitForURL(/known=biology/);
  await expect(titles).toHaveCount(count - 1);
  await steps.getByRole('link', { name: 'Undo Biology' }).click();
  await expect(titles).toHaveCount(count);
  await open();
  await steps.getByRole('link', { name: 'Remove' }).first().click();
  await page.waitForURL(/without=biology/);
  const putBack = steps.getByRole('link', { name: 'Put back Biology' });
  await expect(putBack).toBeFocused();
  await expect(putBack).toBeInViewport();
  await putBack.click();
  await expect(titles).toHaveCount(count);
});

for (const [goal, first, total] of [
  ['become a nurse', 'Khan Academy: Biology', /^At least .* in total/],
  [
    'become a data scientist',
    '6.100L Introduction to CS and Programming using Python',
    /^At least .* in total/,
  ],
  ['become an electrician', 'Introduction to Electrical Wiring Systems', /^At least .* in total/],
  [
    'maths for my 9 year old',
    'Arithmetic',
    /in total: about \d+ weeks? at 5\sh a week\. Who starts today finishes around/,
  ],
] as const)
  test(`somebody plans on a phone: ${goal}`, ON_A_PHONE_TOO, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen is walked above');
    await page.goto(`/plan?${new URLSearchParams({ goal })}`);
    const main = page.getByRole('main');
    const steps = main.getByRole('list', { name: 'Courses' });
    await expect(steps.getByRole('heading').first()).toHaveText(first);
    await expect(main.getByText(total)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    const change = steps.getByText('Change this step').first();
    await page.emulateMedia({ media: 'print' });
    await expect(change).toBeHidden();
    await expect(steps.getByRole('heading').first()).toBeVisible();
  });

test('somebody leaves out what they can do, and sees what is left', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto('/plan?goal=become+a+nurse');
  await page.getByText('Where do I begin?').click();
  await page
    .getByRole('checkbox', { name: /^Can you/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Leave out what I can do' }).click();
  await page.waitForURL(/known=biology/);
  await expect(page.getByRole('link', { name: 'Undo Biology' })).toBeInViewport();
});

test('a course is added to a plan from its page', async ({ page }) => {
  await page.goto('/course/khan-academy-biology');
  await page.getByRole('link', { name: 'Plan the way to it' }).click();
  await page.waitForURL(/take=khan-academy-biology/);
  const steps = page.getByRole('main').getByRole('list', { name: 'Courses' });
  await expect(steps.getByRole('heading', { name: 'Khan Academy: Biology' })).toBeVisible();
});

test('a visitor saves a plan and finds it in My Courses', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto('/plan?goal=cyber+security');
  const panel = page.getByRole('main');
  const steps = panel.getByRole('list', { name: 'Courses' });
  const first = (await steps.getByRole('heading').first().textContent()) ?? '';
  await panel.getByRole('button', { name: 'Save this plan' }).click();
  await panel.getByRole('link', { name: 'Open My Courses' }).click();
  await page.waitForURL('**/my-courses');
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans.getByRole('heading', { name: 'cyber security' })).toBeVisible();
  await expect(plans.getByRole('link', { name: first })).toBeVisible();
  await expect(plans.getByText(/^0 of \d courses finished$/)).toBeVisible();
  // The sign of a course is beside the first line of its title.
  const [sign, words] = await plans.getByRole('link', { name: first }).evaluate((link) => {
    const title = document.createRange();
    title.selectNodeContents(link);
    const boxes = [
      link.closest('li')?.querySelector('svg')?.getBoundingClientRect(),
      title.getClientRects()[0],
    ];
    return boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  });
  expect(Math.abs((sign ?? 0) - (words ?? 0))).toBeLessThan(4);
  await plans.getByRole('link', { name: 'cyber security', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test(
  'a learner finds a place in a course and keeps the conversation over a reload',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto(
      '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort',
    );
    const open = page.getByRole('button', { name: 'Find in this course' });
    const guide = page.getByRole('region', { name: 'Find in this course' });
    const player = page.locator('.player');
    // Beside the player on a wide screen; on a phone the page has moved so that the player is seen above the sheet.
    // The button is below the player, which has gone from the window.
    await open.evaluate((button) => button.scrollIntoView());
    await open.click();
    await expect
      .poll(async () => {
        const [seen, sheet] = await Promise.all([player.boundingBox(), guide.boundingBox()]);
        if (!seen || !sheet) return 'not there';
        const beside = seen.x + seen.width <= sheet.x;
        return (beside && sheet.y >= 0) || (seen.y >= 0 && seen.y + seen.height / 2 <= sheet.y)
          ? 'in sight'
          : 'covered';
      })
      .toBe('in sight');
    await guide.getByLabel('Words to find').fill('Where is hashing explained?');
    await guide.getByLabel('Words to find').press('Enter');
    await expect(guide.getByRole('link', { name: /Hashing with Chaining/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Find in this course' }).click();
    await guide.getByRole('link', { name: /Hashing with Chaining/ }).click();
    await page.waitForURL('**/8-lecture-8-hashing-with-chaining');
    await expect(guide.getByText('Where is hashing explained?')).toBeVisible();
  },
);

test('the guide stands on the edge of a window that is too low for the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3');
  await page.getByRole('button', { name: 'Find in this course' }).click();
  const box = await page.getByRole('region', { name: 'Find in this course' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(400);
});
