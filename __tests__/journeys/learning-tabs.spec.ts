import type { Page } from '@playwright/test';
import { watchFor, withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, LONG, test } from './support';

const LESSON = '/course/nyu-deep-learning-spring-2020-new-york-university/3-sgd-and-backprop';
/** One video in two courses. */
const SHARED = [
  { title: 'Arithmetic', lesson: '/course/arithmetic-khan-academy/61', count: 246 },
  { title: 'Pre-algebra', lesson: '/course/khan-academy-pre-algebra/1', count: 370 },
];

// As for visitors: the pages come from the service worker, and the tabs are processes of their own.
test.use({ serviceWorkers: 'allow' });

const player = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('youtube-nocookie.com'));
  if (!frame) throw new Error('No player.');
  return frame;
};
/** Tells the video of a page something at a time of the clock, which all pages share. */
const tellAt = (page: Page, command: 'playVideo' | 'pauseVideo', moment: number) =>
  player(page).evaluate(
    ([name, at]) =>
      new Promise<number>((resolve) =>
        setTimeout(() => {
          // @ts-expect-error The frame's own script.
          commands[name]();
          resolve(Number(document.querySelector('#time')?.textContent));
        }, Number(at) - Date.now()),
      ),
    [command, moment] as const,
  );
const now = (page: Page) => page.evaluate(() => Date.now());

async function openLesson(page: Page, second: number) {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=${second}`);
  await expect(page.getByRole('button', { name: /^(Mark as done|Done)/ })).toBeEnabled();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
}

type Kept = { ranges: number[]; seconds: number; drafts: number };
/** What the browser keeps: the parts of the one lesson, the seconds of the day, and the drafts of tabs. */
const kept = (page: Page) =>
  page.evaluate((): Kept => {
    const drafts = Object.keys(localStorage).filter((key) => key.includes('/drafts/')).length;
    const read = (name: string) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith(`learning/device/${name}/`));
      return key ? JSON.parse(localStorage.getItem(key) ?? '{}').data : undefined;
    };
    const counters: number[] = Object.values(read('activityDays')?.devices ?? {});
    return {
      ranges: read('watchHistory')?.ranges ?? [],
      seconds: counters.reduce((sum, count) => sum + count, 0),
      drafts,
    };
  });

function expectAll({ ranges, seconds }: Kept, parts: [from: number, to: number][]) {
  expect(ranges).toHaveLength(parts.length * 2);
  parts.forEach(([from, to], index) => {
    expect(ranges[2 * index]).toBeCloseTo(from, -0.5);
    expect(ranges[2 * index + 1]).toBeGreaterThanOrEqual(to - 0.5);
  });
  const watched = parts.reduce((sum, [from, to]) => sum + to - from, 0);
  expect(seconds).toBeGreaterThan(watched - 1.5);
  expect(seconds).toBeLessThan(watched + 3);
}

test('loses nothing of two tabs that pause at the same moment', LONG, async ({ page, context }) => {
  test.slow();
  const other = await context.newPage();
  await openLesson(page, 100);
  await openLesson(other, 2_000);
  const starts: [number, number] = [100, 2_000];
  for (let round = 0; round < 3; round += 1) {
    for (const one of [page, other]) await watchFor(one, 2);
    const moment = (await now(page)) + 500;
    const ends = await Promise.all([page, other].map((one) => tellAt(one, 'pauseVideo', moment)));
    await expect.poll(async () => (await kept(page)).drafts).toBe(0);
    expectAll(
      await kept(page),
      ends.map((end, index) => [starts[index] ?? 0, end]),
    );
    await Promise.all([page, other].map((one) => tellAt(one, 'playVideo', 0)));
  }
});

test('loses nothing of a window that is closed with two playing tabs', LONG, async ({ page, context }) => {
  test.slow();
  const visitor = await context.newPage();
  const other = await context.newPage();
  await openLesson(page, 100);
  await openLesson(other, 2_000);
  for (const one of [page, other]) await watchFor(one, 3);
  const times = () =>
    Promise.all([page, other].map((one) => player(one).locator('#time').textContent().then(Number)));
  const ends = await times();
  await Promise.all([page.close(), other.close()]);

  await visitor.goto('/my-courses');
  await expect(visitor.getByRole('region', { name: 'In progress' }).getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await kept(visitor)).drafts, { timeout: 20_000 }).toBe(0);
  expectAll(
    await kept(visitor),
    ends.map((end, index) => [[100, 2_000][index] ?? 0, end]),
  );
});

test('counts a lesson in each of the courses that it stands in', async ({ page }) => {
  const [arithmetic, algebra] = SHARED;
  await withYouTube(page);
  await page.goto(arithmetic?.lesson ?? '');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.goto(algebra?.lesson ?? '');
  await expect(page.getByRole('button', { name: /^Done/ })).toBeEnabled();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await watchFor(page, 2);

  await page.goto('/my-courses');
  const course = (title: string) => page.getByRole('article').filter({ hasText: title });
  for (const { title, count } of SHARED) {
    await expect(course(title)).toContainText(`1 of ${count} lessons finished`);
  }
  await page.getByRole('button', { name: /^Restart .*Pre-algebra/ }).click();
  await expect(course('Pre-algebra')).toContainText('0 of 370 lessons finished');
  await expect(course('Arithmetic')).toContainText('1 of 246 lessons finished');
  await page.goto(arithmetic?.lesson ?? '');
  const nav = page.getByRole('navigation', { name: 'Lessons of this course' });
  await expect(nav.locator('[aria-current="page"]')).toContainText('Done');
});
