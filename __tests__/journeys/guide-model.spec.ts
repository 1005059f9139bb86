import { withYouTube } from '@/scripts/fakes/video-hosts';
import { test } from './model-site';
import { axeViolations, expect as inTime } from './support';

// Each has a site, a model and a conversation of its own: a busy machine needs its time for that.
const expect = inTime.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

/** A lesson of the built-in catalogue that has chapters. */
const LESSON = '/course/working-with-data-and-apis-in-javascript-the-coding-train/3-the-fetch-function';

test('a learner asks the model about a lesson, goes to the second that it cites, stops and tries again', async ({
  page,
  modelSite,
}) => {
  await withYouTube(page);
  await page.goto(modelSite + LESSON);
  await page.getByRole('button', { name: 'Ask about this lesson' }).click();
  const guide = page.getByRole('region', { name: 'Ask about this lesson' });
  const field = guide.getByLabel('Your question');
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
  };
  await expect(guide.getByText('You have 4 of 4 questions left for the AI model today.')).toBeVisible({
    timeout: 15_000,
  });

  await ask('Where is it explained?');
  const stamps = guide.getByRole('link', { name: /^\[[\d:]+\]$/ });
  await expect(guide.getByText('never at', { exact: false }).last()).toBeVisible();
  await expect(stamps).toHaveCount(2);
  await expect(guide.getByRole('button', { name: 'What comes after that?' })).toBeVisible();
  await expect(guide.getByText('99:59')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  const second = new URL((await stamps.first().getAttribute('href')) ?? '', modelSite).searchParams.get('t');
  await stamps.first().click();
  await page.waitForURL(`**?t=${second}`);
  // The player was told, or opened there.
  const frame = page.locator('iframe');
  const told = frame.contentFrame().locator('#told');
  await expect
    .poll(async () => `${await frame.getAttribute('src')} ${await told.textContent()}`)
    .toMatch(new RegExp(`start=${second}\\b|seekTo\\(${second}\\)`));

  await ask('Tell me slowly');
  await expect(guide.getByText('And on and on', { exact: false }).first()).toBeVisible();
  // An answer is read from its beginning, however long it grows.
  await expect(guide.getByText('And on and on it goes. '.repeat(20).trim(), { exact: false })).toBeVisible();
  await expect(guide.getByText('Tell me slowly')).toBeInViewport();
  await guide.getByRole('button', { name: 'Stop' }).click();
  await expect(guide.getByText('You stopped the answer.')).toBeVisible();

  await ask('Will this break?');
  await expect(guide.getByText('The answer was cut off. Please try again.')).toBeVisible();
  await guide.getByRole('button', { name: 'Ask again' }).last().click();
  await expect(stamps).toHaveCount(4);
  await expect(guide.getByText('The answer was cut off. Please try again.')).toHaveCount(0);

  await expect(
    guide.getByText(/asked the AI model all your questions for now\. You can ask again in 24 hours\./),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ask about this lesson' }).click();
  await expect(stamps).toHaveCount(4);
  await ask('Where is anything about photosynthesis?');
  await expect(
    guide.getByRole('link', { name: 'Search all courses for “anything photosynthesis”' }),
  ).toBeVisible();
});

test('a visitor lets the model choose a path among real courses', async ({ page, modelSite }) => {
  await page.goto(`${modelSite}/search/data%20scientist`);
  await page.getByRole('link', { name: 'Plan my path' }).click();
  const panel = page.getByRole('main');
  const steps = panel.getByRole('list', { name: 'Courses' }).getByRole('heading');
  await expect(panel.getByText('without an AI model', { exact: false })).toBeVisible();
  await panel.getByRole('button', { name: 'Let the AI model choose' }).click();
  await expect(panel.getByText('The AI model chose this plan.', { exact: false })).toBeVisible();
  await expect(steps).toHaveCount(4);
  await expect(
    panel.getByText('You have 3 of 4 questions left for the AI model today.', { exact: false }),
  ).toBeVisible();
  const first = steps.first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
