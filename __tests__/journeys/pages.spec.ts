import { isLongRun } from '@/__tests__/support/long-run';
import { sitePages } from '@/lib/pages/site-pages';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { ALIKE, drawAll, ENGLISH, expect, expectAccessible, ON_A_PHONE_TOO, overflow, test } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const ROUTES = [
  '/search/python',
  '/search/machine%20lerning',
  '/search/zzqxjwv?exact=1',
  COURSE,
  `${COURSE}/3-sgd-and-backprop`,
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
  '/course/no-such-course',
];
/** The others have no part of their own on a phone. */
const OWN_ON_A_PHONE = new Set(ROUTES.slice(0, 1).concat(COURSE, `${COURSE}/3-sgd-and-backprop`, '/'));

for (const route of ROUTES)
  test(
    `${route} is accessible, fits every screen and keeps to its policy`,
    OWN_ON_A_PHONE.has(route) ? ON_A_PHONE_TOO : {},
    async ({ page, isMobile }) => {
      // An error in the console fails every journey.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`policy: ${violatedDirective} ${blockedURI}`);
        });
      });
      await withYouTube(page);
      await page.goto(route);
      await drawAll(page);
      const size = page.viewportSize() ?? { width: 1280, height: 800 };
      for (const width of [320, 390, 700, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width}`).toBe(0);
      }
      await page.setViewportSize(size);
      // Axe measures all that is there, also what it is told to leave out: a thousand topics took ten seconds.
      if (!isLongRun) await page.locator(ALIKE).evaluateAll((parts) => parts.map((part) => part.remove()));
      await expectAccessible(page, isMobile);
    },
  );

test('the heading of home has two lines, whichever font there is', ENGLISH, async ({ page }) => {
  const linesOfHeading = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
  await page.goto('/');
  for (const family of ['', 'system-ui', 'DejaVu Sans, Verdana, sans-serif']) {
    if (family) await page.addStyleTag({ content: `* { font-family: ${family} !important }` });
    for (const width of [320, 360, 412, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOfHeading(), `${family} at ${width}`).toBeCloseTo(2, 1);
      expect(await overflow(page)).toBe(0);
    }
  }
});
