import type { Page } from '@playwright/test';
import { playFor, withYouTube } from '@/scripts/fakes/video-hosts';
import {
  axeViolations,
  drawAll,
  ENGLISH,
  expect,
  expectAccessible,
  ON_A_PHONE_TOO,
  overflow,
  test,
  watchLayout,
} from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;

test('watches without an account, and resumes at the second on the next visit', async ({ page }) => {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=754`);
  await playFor(page, 2);

  await page.goto(LESSON);
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=75[5-9]/);
  await page.getByRole('button', { name: /^Resume at 12:3\d$/ }).click();
  await expect(page.frameLocator('iframe').locator('#told')).toHaveText(/seekTo\(75\d\) playVideo/);
});

test('marks a lesson as done, takes it back, and sees it in the list', async ({ page }) => {
  await withYouTube(page);
  await page.goto(LESSON);
  const lesson = page.getByRole('navigation', { name: 'Lessons of this course' }).getByRole('link', {
    name: /SGD and backprop/,
  });
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(lesson.getByText('Done')).toBeAttached();
  // Nothing covers the way to the next lesson.
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson.getByText('Done')).toBeHidden();
});

test('saves a course, finds it in My Courses, removes it and takes that back', async ({ page }) => {
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page
    .getByText(/^Saved to/)
    .getByRole('link', { name: 'My Courses' })
    .click();
  await page.waitForURL('**/my-courses');
  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await saved.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('No courses yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('article')).toHaveCount(1);
});

test(
  'My Courses shows the end of the next lesson’s title, in which it differs',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto('/course/khan-academy-biology/3');
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.goto('/my-courses');
    const next = page.getByText('Next: Evolution and natural selection: Evolution clarification');
    await expect(next).toBeVisible();
    expect(await next.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
  },
);

test('the first screen of home has what to continue, a plan and a saved course, and nothing moves', {
  tag: [ON_A_PHONE_TOO.tag, ENGLISH.tag],
}, async ({ page, request }) => {
  await withYouTube(page);
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.goto('/course/100-days-of-swift-hacking-with-swift');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goto('/plan?goal=learn+python');
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(page.getByRole('link', { name: 'Open My Courses' })).toBeVisible();

  const shift = await watchLayout(page);
  const part = page.getByRole('region', { name: 'Continue learning' });
  const links = [/^Continue .*Deep Learning/, /^Plan learn python/, /^Saved .*100 Days of Swift/].map(
    (name) => part.getByRole('link', { name }),
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const low = width < 600 ? { width: 360, height: 640 } : { width, height: 600 };
  for (const size of [low, { width, height }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    // A phone's bar covers the end of its screen.
    const end = await page.evaluate(
      () => document.querySelector('.mobile-bar')?.getBoundingClientRect().top || innerHeight,
    );
    for (const link of links) {
      await expect(link).toBeInViewport();
      const { y, height } = (await link.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThanOrEqual(end);
    }
    expect(await shift()).toBe(0);
  }

  // The same page for everybody, so that caches can store it.
  expect(await (await request.get('/')).text()).not.toContain('Continue learning');
  await links[0]?.click();
  await page.waitForURL(`**${COURSE}/4-*`);
});

test(
  'home has no place for what to continue before anything was begun, and courses not far below',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    const shift = await watchLayout(page);
    await page.goto('/');
    const gap = async () => {
      const field = await page.getByRole('combobox').boundingBox();
      const examples = await page.getByText('Try', { exact: true }).boundingBox();
      return (examples?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
    };
    expect(await gap()).toBeLessThan(60);
    await expect(page.getByRole('region', { name: 'Continue learning' })).toHaveCount(0);
    expect(await shift()).toBe(0);
    await drawAll(page);
    const course = await page.locator('main a[href^="/course/"]').first().boundingBox();
    expect(course?.y).toBeLessThan(4_500);
  },
);

test('plays the next lesson by itself unless somebody says no', async ({ page }) => {
  await withYouTube(page);
  await page.goto(`${LESSON}?t=5998`);
  const play = page.frameLocator('iframe').getByRole('button', { name: 'Play' });
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await play.click();
  const upNext = page.getByRole('region', { name: 'Up next' });
  await upNext.getByRole('button', { name: 'Cancel' }).click();
  await expect(upNext).toBeHidden();
  await play.click();
  await upNext.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(`**${COURSE}/4-*`);
});

test('is driven by keys, and lists them', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withYouTube(page);
  await page.goto(LESSON);
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  const told = page.frameLocator('iframe').locator('#told');
  // The keys act on the player, which comes when the page is idle.
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(told).toHaveText(/playVideo/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('m');
  await expect(told).toHaveText(/ mute\(/);
  await page.keyboard.press('>');
  await expect(told).toHaveText(/setPlaybackRate\(1\.25\)/);
  const wholeScreen = () => page.evaluate(() => document.fullscreenElement?.className);
  await page.keyboard.press('f');
  await expect.poll(wholeScreen).toBe('player');
  await page.keyboard.press('ArrowUp');
  await expect(told).toHaveText(/setVolume\(5\).* unMute\(/);
  await page.keyboard.press('f');
  await expect.poll(wholeScreen).toBeUndefined();

  await page.frames().at(-1)?.evaluate('jump(754)');
  // The player tells its place a moment later.
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(page.getByText(/^Link to 12:3\d copied\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/3-sgd-and-backprop\?t=75\d$/);
  // The speed stays chosen.
  await page.goto(link);
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=75\d/);
  await expect(told).toHaveText(/setPlaybackRate\(1\.25\)/);
});

test('goes on with the video of a playlist that was watched last', async ({ page }) => {
  await withYouTube(page);
  await page.goto('/course/accounting-basics-accounting-stuff');
  await page.getByRole('link', { name: 'Start course' }).first().click();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await page.frames().at(-1)?.evaluate('goTo(1, 300)');
  const watched = () =>
    page.evaluate(() => localStorage.getItem('learning/device/watchHistory/bbbbbbbbbbb') ?? '');
  await expect.poll(watched, { timeout: 20_000 }).toContain('"lesson":2');
  await page.goto('/my-courses');
  const part = page.getByRole('region', { name: 'In progress' });
  await expect(part.getByText('0 of 3 lessons finished')).toBeVisible();
  await part.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/embed\/bbbbbbbbbbb\?.*start=3\d\d/);
});

test('works in a browser without storage, and says that nothing is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await withYouTube(page);
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await expect(page.getByText(/^This browser does not let.*Your progress will be lost/)).toBeVisible();
  await page.goto('/my-courses');
  await expect(page.getByText(/^This browser does not let sites store data/)).toBeVisible();
});

test('exports and deletes what this device knows, also what plays in another tab', async ({
  page,
  context,
}) => {
  await withYouTube(page);
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.goto('/profile');
  const other = await context.newPage();
  await withYouTube(other);
  await other.goto(LESSON);
  await playFor(other, 2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const stream = await (await downloading).createReadStream();
  const text = (await stream.toArray()).join('');
  expect(JSON.parse(text).watchHistory).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete from this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete from this device' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText(/^We deleted the history of 1 video,/)).toBeVisible();
  await other.goto('about:blank');
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('learning/')),
  );
  expect(left).toEqual([]);
});

/** Keeps the requests to these addresses waiting until it is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Once what is on the page now has been drawn, and the browser has told what moved. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('nothing moves when a learner’s pages get their data', ON_A_PHONE_TOO, async ({ page }) => {
  await withYouTube(page);
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const shift = await watchLayout(page);
  const release = await hold(page, '**/api/courses?**');
  for (const [route, data] of [
    ['/my-courses', page.getByRole('article')],
    ['/profile', page.getByRole('heading', { name: 'Settings' })],
  ] as const) {
    await page.goto(route);
    await expect(data).toBeVisible();
    await painted(page);
    expect(await shift(), route).toBe(0);
  }
  await page.goto('/my-courses');
  await expect(page.getByRole('article')).toBeVisible();
  await painted(page);
  release();
  await expect(page.getByRole('article')).toContainText('New York University');
  await painted(page);
  const title = await page.getByRole('article').getByRole('heading').boundingBox();
  expect(title?.width).toBeGreaterThan(150);
  expect(await shift()).toBe(0);
});

test('buttons of a lesson that come with scripts move none that are there', async ({ page }) => {
  await withYouTube(page);
  const shift = await watchLayout(page);
  const release = await hold(page, '**/_next/static/**/*.js');
  await page.goto(LESSON, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /^Go to/ })).toBeVisible();
  await painted(page);
  release();
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  await painted(page);
  expect(await shift()).toBe(0);
});

test('a learner’s pages are accessible and fit the screen', ON_A_PHONE_TOO, async ({ page, isMobile }) => {
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const route of ['/my-courses', '/profile', '/profile?tab=courses']) {
    await page.goto(route);
    await expect(page.locator('main')).not.toContainText('Loading your courses');
    await expectAccessible(page, isMobile);
    expect(await overflow(page)).toBe(0);
  }
});

test('marks a course of another site as finished, and finds it in My Courses', async ({ page, context }) => {
  await context.route('https://www.coursera.org/**', (route) => route.fulfill({ body: 'Coursera' }));
  await page.goto('/course/economics-of-money-and-banking-columbia-university');
  await expect(page.getByRole('heading', { name: 'Did it open?' })).toBeHidden();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Go to Coursera/ }).click();
  await (await opened).close();
  await page.getByRole('button', { name: 'Finished' }).click();
  await expect(page.getByText('In My Courses as finished.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/my-courses');
  const finished = page.getByRole('region', { name: 'Finished' });
  await finished.getByRole('link', { name: 'Economics of Money and Banking' }).click();
  await page.getByRole('spinbutton', { name: 'Minutes learned today' }).fill('45');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('45 minutes added to today.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('45 minutes').first()).toBeVisible();
});
