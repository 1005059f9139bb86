import { withVideoFile, withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, ON_A_PHONE_TOO, test } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;

test('plays from a chapter and from the second of a link', ON_A_PHONE_TOO, async ({ page }) => {
  await withYouTube(page);
  await page.goto(LESSON);
  const told = page.frameLocator('iframe').locator('#told');
  await expect(page.getByRole('button', { name: 'Play SGD and backprop' })).toBeHidden();
  await page.getByRole('link', { name: /17:16/ }).click();
  await expect(told).toHaveText(/seekTo\(1036\) playVideo/);
  await expect(page).toHaveURL(`${LESSON}?t=1036`);
  await expect(page.locator('.chapters [aria-current]')).toContainText('Advantages of SGD');

  await page.goto(`${LESSON}?t=754`);
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=754/);
  await expect(page.locator('.chapters [aria-current]')).toContainText('Gradient Descent');
});

test('says that a video is gone, and offers the ways on', async ({ page }) => {
  await withYouTube(page);
  await page.goto(LESSON);
  await expect(page.getByRole('button', { name: 'Play SGD and backprop' })).toBeHidden();
  await page.frames().at(-1)?.evaluate('fail(150)');
  await expect(page.getByText('This video plays only on YouTube')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
    'href',
    /youtube\.com\/watch\?v=/,
  );
  await expect(page.getByRole('heading', { name: 'Similar courses' })).toBeVisible();
});

test("says after a while that the video isn't loading, and tries again", async ({ page }) => {
  await page.clock.install();
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Play SGD and backprop' }).click();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.runFor(12_500);
  await expect(page.getByText('This video isn’t loading')).toBeVisible();
  await page.unroute('https://www.youtube-nocookie.com/**');
  await withYouTube(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(5_000);
  await expect(page.getByText('This video isn’t loading')).toBeHidden();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('plays a film file of the next lesson, and seeks in it', async ({ page }) => {
  await withYouTube(page);
  await withVideoFile(page);
  await page.goto(`${COURSE}/2-neural-nets-nn`);
  await page.getByRole('link', { name: /^Next/ }).click();
  const film = page.locator('video[aria-label="SGD and backprop"]');
  await expect(film).toBeVisible();
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  await page.getByRole('link', { name: /0:29/ }).click();
  await expect.poll(second).toBeGreaterThanOrEqual(29);
  await expect(page.locator('iframe')).toHaveCount(0);
});
