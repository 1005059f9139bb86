import type { SentTranscript } from '@/lib/player/transcript.schema';
import { watchFor, withFilm, withVideoFile, withYouTube } from '@/scripts/fakes/video-hosts';
import { axeViolations, expect, ON_A_PHONE_TOO, test } from './support';

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

const ALGEBRA = '/course/18-06-linear-algebra-mit-opencourseware';
const GEOMETRY = `${ALGEBRA}/1-lecture-1-the-geometry-of-linear-equations`;
const ARCHIVE = 'https://archive.org/download/**';

test('plays a lesson without YouTube from the same second, and the next visit too', async ({ page }) => {
  const asked = await withYouTube(page);
  await withFilm(page, ARCHIVE);
  await page.goto(`${GEOMETRY}?t=12`);
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=12/);
  const choice = page.getByRole('button', { name: 'Play without YouTube' });
  await expect(page.getByRole('button', { name: /^Play Lecture 1/ })).toBeHidden();
  await choice.focus();
  await choice.press('Enter');

  const film = page.locator('video');
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThan(12.5);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByLabel('Speed').selectOption('0.5');
  await film.focus();
  await page.keyboard.press('>');
  await expect(page.getByLabel('Speed')).toHaveValue('0.75');
  await page.keyboard.press('l');
  await expect.poll(second).toBeGreaterThan(22);
  await page.keyboard.press('k');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  const ofYouTube = () => asked.filter((address) => address.includes('youtube')).length;
  const before = ofYouTube();
  await page.goto(GEOMETRY);
  await page.getByRole('button', { name: /^Resume at 0:2/ }).click();
  await expect.poll(second).toBeGreaterThan(22);
  expect(ofYouTube()).toBe(before);

  await page.getByRole('button', { name: 'Play with YouTube' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=2\d.*autoplay=1/);
});

test('offers the file where YouTube does not play, and YouTube where the file does not', async ({ page }) => {
  await withYouTube(page);
  await page.route(ARCHIVE, (route) => route.abort());
  await page.goto(GEOMETRY);
  await expect(page.getByRole('button', { name: /^Play Lecture 1/ })).toBeHidden();
  await page.frames().at(-1)?.evaluate('fail(150)');
  const fault = page.locator('.player-fault');
  await fault.getByRole('button', { name: 'Play without YouTube' }).click();
  await expect(fault.getByText('This video can’t be played')).toBeVisible();
  await expect(fault.getByRole('link', { name: 'Open on archive.org' })).toBeVisible();
  await fault.getByRole('button', { name: 'Play with YouTube' }).click();
  await expect(page.frameLocator('iframe').locator('#time')).not.toHaveText('');
});

/** Twenty minutes, a sentence every ten seconds. */
const SAID: SentTranscript = {
  language: 'en',
  host: 'ocw.mit.edu',
  cues: Array.from({ length: 120 }, (_, at) => [
    at * 10,
    at * 10 + 8,
    at === 90 ? 'Three planes meet in a point.' : `This is sentence ${at} about lines.`,
  ]),
};

test('reads a transcript, finds a word in it and jumps there', ON_A_PHONE_TOO, async ({ page }) => {
  await withYouTube(page);
  const answers: SentTranscript[] = [{ language: 'en', host: 'ocw.mit.edu' }, SAID];
  await page.route('**/api/transcript?*', (route) => route.fulfill({ json: answers.shift() ?? SAID }));
  await page.goto(GEOMETRY);
  await expect(page.getByRole('button', { name: /^Play Lecture 1/ })).toBeHidden();
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByText('The transcript could not be fetched from ocw.mit.edu.')).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('button');
  await expect(lines).toHaveCount(60);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('planes');
  await expect(lines).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(lines).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').locator('#told')).toHaveText(/seekTo\(900\) playVideo/);
  await expect(page).toHaveURL(`${GEOMETRY}?t=900`);

  await page.getByRole('searchbox', { name: 'Find in the transcript' }).fill('');
  await expect(lines.and(page.locator('[aria-current]'))).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Transcript' })).toBeFocused();
});

test('shows the captions of a lesson that plays without YouTube', async ({ page }) => {
  await withYouTube(page);
  await withFilm(page, ARCHIVE);
  await page.route('**/api/transcript?*', (route) => route.fulfill({ json: SAID }));
  await page.goto(`${GEOMETRY}?t=11`);
  await page.getByRole('button', { name: 'Play without YouTube' }).click();
  const shown = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => 'text' in cue && cue.text),
      );
  await expect.poll(shown).toEqual(['This is sentence 1 about lines.']);
});

test('lists the videos of a playlist beside it, and the next visit before it plays', async ({ page }) => {
  await withYouTube(page);
  const reports: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/report')) reports.push(request.postData());
  });
  await page.goto('/course/accounting-basics-accounting-stuff');
  await page.getByRole('link', { name: 'Start course' }).first().click();
  const list = page.getByRole('navigation', { name: 'Videos of this playlist' });
  await expect(list.getByText('3 videos.')).toBeVisible();
  const videos = list.getByRole('button');
  await expect(videos).toHaveText(['Part 11:40:00', 'Video 2', 'Video 3']);
  await videos.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').locator('#told')).toHaveText(/playVideoAt\(2\)/);
  await expect(videos.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(videos.nth(2)).toHaveText(/^Part 31:40:00/);
  expect(await axeViolations(page)).toEqual([]);
  await watchFor(page, 1);
  await page.keyboard.press('k');
  const kept = () => page.evaluate(() => localStorage.getItem('learning/device/watchHistory/ccccccccccc'));
  await expect.poll(kept).toContain('"lesson":3');
  expect(reports).toEqual(['{"played":"accounting-basics-accounting-stuff"}']);

  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await page.reload();
  await expect(videos).toHaveCount(3);
  await expect(videos.nth(2)).toHaveText(/^Part 31:40:00.*% watched$/);
  await expect(videos.nth(1)).toHaveText('Video 2');
});
