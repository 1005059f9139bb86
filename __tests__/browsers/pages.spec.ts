import { contrastWithin } from '@/__tests__/support/contrast-within';
import { sitePages } from '@/lib/pages/site-pages';
import { expect, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const ROUTES = [
  '/search/python',
  '/search/zzqxjwv?exact=1',
  COURSE,
  `${COURSE}/3-lecture-3-insertion-sort-merge-sort`,
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
];
/** Fewer words than any page has. */
const SOME_WORDS = 12;

for (const route of ROUTES) {
  test(`${route} can be read and fits the screen`, async ({ visitor }) => {
    await visitor.open(route);
    expect(await visitor.texts({ css: 'h1' })).toEqual([expect.stringMatching(/\w/)]);
    const words = async () => (await visitor.texts({ role: 'main' })).join(' ').split(/\s+/).length;
    await expect.poll(words).toBeGreaterThan(SOME_WORDS);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visitor.ask(overflow)).toBe(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test.skip(({ viewport }) => !viewport || viewport.width < 1024, 'colours do not depend on the width');

    test('a ticked filter can be told from one that is not', async ({ visitor }) => {
      await visitor.open('/search/python?level=beginner');
      expect(await visitor.ask(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
        colorScheme === 'dark',
      );
      const box = () => visitor.picture({ role: 'checkbox', name: /^Beginner/ });
      // A picture may be older than the last change of the page.
      await expect.poll(async () => contrastWithin(await box())).toBeGreaterThanOrEqual(3);
    });
  });
}
