import { withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, expectAccessible, ON_A_PHONE_TOO, overflow, test } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = '/course/18-06-linear-algebra-mit-opencourseware/21-lecture-21-eigenvalues-and-eigenvectors';
const NEXT = '/course/18-06-linear-algebra-mit-opencourseware/22-';

test('a visitor ticks what they can do before a course; maps mark it, until it is undone in the profile', async ({
  page,
}) => {
  await page.goto(COURSE);
  await page.getByText('Is this course for me?').click();
  const form = page.getByRole('form', { name: 'What you can do' });
  const topic = form.getByRole('group', { name: 'Deep learning' });
  await expect(topic.getByText(/first/i)).toBeVisible();
  for (const box of await topic.getByRole('checkbox').all()) await box.check();
  await expect(topic.getByText(/first/i)).toBeHidden();
  await expect(form.getByText('Yes, it is for you.')).toBeHidden();
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await expect(form.getByText('Yes, it is for you.')).toBeVisible();

  await page.goto('/profile');
  const known = page.getByRole('region', { name: 'What you know' });
  await expect(known.getByRole('listitem')).toHaveCount(2);
  await page.goto('/map/deep-learning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-known', 'You know this');
  await page.goto('/search/deep+learning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-known', 'You know this');
  await page.goto('/search/python');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-known');
  await page.goto('/plan?goal=deep+learning');
  const map = page.getByRole('listitem').getByRole('link', { name: 'Map of Deep learning' });
  await expect(map).toHaveAttribute('data-known', 'You know this');
  await map.click();
  await page.waitForURL('/map/deep-learning');
  await page.goto(COURSE);
  await page.getByText('Is this course for me?').click();
  await expect(form.getByRole('checkbox', { checked: false })).toHaveCount(0);

  // What keeps the focus is loaded when the page is idle.
  await page.goto('/profile', { waitUntil: 'networkidle' });
  await known.getByRole('button', { name: 'Undo: Deep learning' }).press('Enter');
  await expect(known.getByRole('listitem')).toHaveCount(1);
  await expect(known.getByRole('button', { name: 'Undo: Machine learning' })).toBeFocused();
  await page.goto('/map/deep-learning');
  await expect(page.locator('.map-lists [data-known]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-known');
});

test('what a course asks for is answered without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(COURSE);
  await page.getByText('Is this course for me?').click();
  for (const box of await page.getByRole('group').getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('Yes, it is for you.')).toBeVisible();
  await context.close();
});

test('who is lost in a lesson goes to what it builds on, and back; another teacher leads on', async ({
  page,
}) => {
  await withYouTube(page);
  await page.goto(LESSON);
  const help = page.getByRole('complementary', { name: 'Help with this lesson' });
  await expect(help.getByRole('heading', { name: /^Lost\? This builds on Matrices/ })).toBeVisible();
  // The part that keeps the way back is there.
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await help.getByRole('link', { name: 'Introduction to Matrices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to Matrices');
  const back = page.getByRole('link', { name: 'Back to Lecture 21: Eigenvalues and eigenvectors' });
  // The title goes on in the line of the words before it: beside them it left no room, and they broke in the middle.
  await expect(back.locator('bdi')).toHaveCSS('display', 'inline');
  await back.click();
  await expect(page).toHaveURL(LESSON);
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);

  await expect(help.getByRole('heading', { name: 'Another teacher' })).toBeVisible();
  await expect(help.getByText('Khan Academy: Linear Algebra', { exact: true })).toBeVisible();
  await help.getByRole('link', { name: /Introduction to eigenvalues/ }).click();
  await page.getByRole('link', { name: /^Back to Lecture 22/ }).click();
  await expect(page).toHaveURL(new RegExp(NEXT));
});

test('questions and help are accessible', ON_A_PHONE_TOO, async ({ page, isMobile }) => {
  await withYouTube(page);
  await page.goto(COURSE);
  await page.getByText('Is this course for me?').click();
  await expectAccessible(page, isMobile);
  await page.goto(LESSON);
  await expectAccessible(page, isMobile);
  expect(await overflow(page)).toBe(0);
});
