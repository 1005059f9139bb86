import { isLongRun } from '@/__tests__/support/long-run';
import { sitePages } from '@/lib/pages/site-pages';
import { axeViolations, expect, ON_A_PHONE_TOO, test } from './support';

const ROUTES = [
  '/search/python',
  '/search/machine%20lerning',
  '/search/zzqxjwv?exact=1',
  '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware',
  '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort',
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
];

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of ROUTES) {
    test(`${route} is accessible and fits the screen`, ON_A_PHONE_TOO, async ({ page, isMobile }) => {
      // A phone has the colours of every screen.
      const themes = isMobile && !isLongRun ? (['light'] as const) : (['light', 'dark'] as const);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        // Changing the theme of an open page shows colours that no visitor sees while they change.
        await page.goto(route);
        expect(await axeViolations(page, colorScheme), colorScheme).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('every page says what it is to browsers and share cards', async ({ request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    expect(html, route).toMatch(/<title[^>]*>[^<]+ \| Polymath<\/title>/);
    for (const name of ['description', 'og:title', 'og:image', 'twitter:card'])
      expect(
        html.match(new RegExp(`<meta (name|property)="${name}"`, 'g')),
        `${name} of ${route}`,
      ).toHaveLength(1);
  }
});

test('the heading of home has two lines, whichever font there is', async ({ page }) => {
  const linesOfHeading = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
  for (const family of ['', 'system-ui', 'DejaVu Sans, Verdana, sans-serif']) {
    for (const width of [320, 360, 412, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      if (family) await page.addStyleTag({ content: `* { font-family: ${family} !important }` });
      expect(await linesOfHeading(), `${family} at ${width}`).toBeCloseTo(2, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});

test('nothing overflows on the narrowest and the widest screens', async ({ page }) => {
  for (const width of [320, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/', '/search/python', '/topics', '/pricing', '/privacy']) {
      await page.goto(route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${route} at ${width}`).toBe(0);
    }
  }
});
