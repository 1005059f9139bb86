import type { Browser, Page } from '@playwright/test';
import { learnedBefore, remember } from '@/__tests__/support/learned-before';
import { isLongRun } from '@/__tests__/support/long-run';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { COURSE, COURSE_ID, LESSON } from '@/scripts/sample-course';
import { expect, overflow, test } from './support';

/*
 * A narrow phone whose owner has chosen a larger font. The size of the browser's font cannot be set for a page: media
 * queries in rem depend on it, so each size has a browser of its own.
 */

const PHONE = { width: 320, height: 640 };
const NORMAL = 16;
const PERCENT = isLongRun ? [100, 125, 150, 200] : [200];

const PAGES = {
  home: '/',
  search: '/search/entrepreneurship',
  'lessons of a search': '/search/typing%20for%20kids',
  'a long word in a title': '/search/dinosaurs',
  course: COURSE,
  lesson: LESSON,
  'lesson with chapters':
    '/course/nyu-deep-learning-spring-2020-new-york-university/1-history-and-motivation',
  'my courses': '/my-courses',
  profile: '/profile',
  plan: '/plan?goal=become+a+data+scientist&level=beginner&hours=6',
  sources: '/sources',
  privacy: '/privacy',
  compare: `/compare?courses=${COURSE_ID},nyu-deep-learning-spring-2020-new-york-university`,
  'no such page': '/no-such-page',
};
/** German has the longest words. */
const GERMAN = {
  'home in German': '/de',
  'search in German': '/de/search/entrepreneurship',
  'course in German': `/de${COURSE}`,
  'my courses in German': '/de/my-courses',
  'profile in German': '/de/profile',
  'plan in German': '/de/plan?goal=become+a+data+scientist',
  'pricing in German': '/de/pricing',
};

let browser: Browser | undefined;
test.afterEach(() => browser?.close());

/** A page of a browser whose font is larger by `percent`. */
async function openWith(percent: number, open: (font: string) => Promise<Browser>): Promise<Browser> {
  browser = await open(`--blink-settings=defaultFontSize=${(NORMAL * percent) / 100}`);
  return browser;
}

/** Words of titles and buttons that stand in two lines. Words of scripts without spaces may break anywhere. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const isInTwoLines = (text: Node, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) > 4);
    };
    const wordsOf = (text: Node) =>
      [...(text.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)]
        .filter(([word]) => !/\p{Script=Han}|\p{Script=Thai}/u.test(word))
        .filter((match) => isInTwoLines(text, match.index, match[0].length))
        .map(([word]) => word);
    const titles =
      'main :is(h1, h2, h3, th, td, .next-up-title, .lessons bdi, .neighbour bdi, [aria-labelledby=moments] bdi, .live-sources li, .chapters bdi, button, .button, legend, nav a), .mobile-bar a, .footer-columns a';
    return [...document.querySelectorAll(titles)]
      .filter((title) => title.checkVisibility({ contentVisibilityAuto: true }))
      .flatMap((title) => {
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          // Names of entries and repositories are no words.
          const isName = texts.currentNode.parentElement?.closest('code, .wrap-anywhere');
          if (!isName) words.push(...wordsOf(texts.currentNode));
        }
        return words;
      });
  });

const RUNS = PERCENT.flatMap((percent) => [
  { percent, language: 'English', pages: PAGES },
  { percent, language: 'German', pages: GERMAN },
]);
for (const { percent, language, pages } of RUNS) {
  test(`nothing overflows and no title breaks inside a word at ${percent} % in ${language}`, async ({
    playwright,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const history = await learnedBefore(baseURL ?? '');
    const large = await openWith(percent, (font) =>
      playwright.chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, font] }),
    );
    for (const [name, path] of Object.entries(pages)) {
      const page = await large.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
      await remember(page, history);
      await page.goto(path);
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      // Parts below the fold are laid out when they come near. German words are longer there than a line, and break.
      if (language === 'English') {
        await page.addStyleTag({ content: '.later { content-visibility: visible !important }' });
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('main details')) closed.setAttribute('open', '');
        });
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${(NORMAL * percent) / 100}px`,
      );
      expect(await overflow(page), name).toBe(0);
      expect(await brokenWords(page), name).toEqual([]);
      await page.close();
    }
  });
}

test('large text leaves the words of a search, the bar at the bottom and room to read', async ({
  playwright,
  baseURL,
}) => {
  for (const percent of PERCENT) {
    const large = await openWith(percent, (font) =>
      playwright.chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, font] }),
    );
    const page = await large.newPage({ baseURL, viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
    await page.goto('/search/piano');
    const field = page.getByRole('combobox');
    expect(await field.evaluate((it) => it.scrollWidth - it.clientWidth), 'the words fit').toBe(0);
    const [cover, title] = [page.locator('.card .cover').first(), page.locator('.card-title').first()];
    const [above, below] = [await cover.boundingBox(), await title.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    await page.mouse.wheel(0, 1_500);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'My Courses' })).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(PHONE.height / 5);

    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    const google = dialog.getByRole('button', { name: 'Sign in with Google' });
    const [outer, inner] = [await dialog.boundingBox(), await google.boundingBox()];
    expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Number.NaN);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
    expect(await google.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    await large.close();
  }
});
