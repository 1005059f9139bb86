import { withYouTube } from '@/scripts/fakes/video-hosts';
import { axeViolations, expect, ON_A_PHONE_TOO, searchFor, test } from './support';

const GROUP = { name: 'Lessons and moments' };

test('a visitor asks what something is, and opens the second at which a lesson explains it', async ({
  page,
}) => {
  await withYouTube(page);
  await page.goto('/');
  await searchFor(page, 'what is machine learning');
  const group = page.getByRole('region', GROUP);
  await expect(group).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const moment = group.getByRole('link', { name: /^What is machine learning\?.*from 2:00/ });
  await moment.click();
  await expect(page).toHaveURL(/\/course\/[^/]+\/1-[^/]+#t=120$/);
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=120/);
});

test(
  'the first course stays on the first screen, and a card names its lesson',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/search/what%20is%20a%20black%20hole');
    const results = page.getByRole('region', { name: 'Results' }).locator('.card');
    await expect(results.first().getByRole('heading')).toBeInViewport();
    const course = results.filter({ hasText: 'Khan Academy: Cosmology and Astronomy' });
    const lesson = course.getByRole('link', { name: /^Lesson: .*black holes/i });
    await lesson.click();
    await expect(page).toHaveURL(/\/course\/khan-academy-cosmology-and-astronomy\/\d+-stars-black-holes/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lessons and chapters are plain links', async ({ page }) => {
    await page.goto('/search/dijkstra');
    const card = page.locator('.card').filter({ hasText: '6.006' });
    await card.getByRole('link', { name: /^Lesson: Lecture \d+: Dijkstra/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dijkstra');
    await page.goto('/search/explain%20recursion');
    await page.getByRole('region', GROUP).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/course\/[^/]+\/\d+-/);
  });
});
