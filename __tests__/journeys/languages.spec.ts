import type { Page } from '@playwright/test';
import { isLongRun } from '@/__tests__/support/long-run';
import { inLocale } from '@/lib/locale/locale-path';
import { LOCALES, type Locale, shownLocales } from '@/lib/locale/locales';
import { fakeGoogle } from '@/scripts/fakes/google-frame';
import { anEmail, chooseAccount } from '@/scripts/fakes/sign-in-steps';
import { namesOf, textsOf } from '@/scripts/messages/message-files';
import { PSEUDO } from '@/scripts/messages/pseudo';
import { axeViolations, expect, failWhereTooWide, LONG, test, walkedLocales, watchLayout } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const english = textsOf('en');
/** A message without values, as a page in this language says it. */
const textIn = (locale: Locale, capability: string, name: string): string =>
  (textsOf(locale)[capability]?.[name] || (english[capability]?.[name] ?? '')).replaceAll("''", "'");

/** Runs in the page: which texts stand nearer to the left side of their links. */
const areAtLeft = (texts: Element[]): boolean[] =>
  texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    const link = text.closest('a')?.getBoundingClientRect();
    return !!line && !!link && line.left - link.left < link.right - line.right;
  });

const shown = shownLocales();
const walked = walkedLocales();
/** The longest texts, on a narrow phone. */
const longest: Locale[] = isLongRun ? [PSEUDO] : [];
/** What does not depend on the direction breaks in both languages or in none. */
const onceFor = (locale: Locale) => (LOCALES[locale].dir === 'rtl' ? {} : LONG);

test('English names no language that is not shown', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const named = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)"/g)].map(([, locale]) => locale);
  expect(named).toEqual(shown.length > 0 ? ['en', ...shown, 'x-default'] : []);
  expect(html).toContain('<html lang="en" class');
});

test('a page loads the font of the site where it uses it, and nowhere else', async ({ page }) => {
  for (const locale of ['en', ...shown] as const) {
    await page.goto(inLocale(locale, '/terms'));
    const preloads = await page.locator('link[rel="preload"][as="font"]').count();
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(preloads, locale).toBe(family.includes('font Fallback') ? 1 : 0);
    expect(preloads, locale).toBe(['ar', 'hi', 'uk', 'vi', 'zh-Hans'].includes(locale) ? 0 : 1);
  }
});

test('what is counted in millions has the plural of millions', async ({ request }) => {
  expect(await (await request.get('/es/terms')).text()).toMatch(/1,2\s*millones de estudiantes/);
  expect(await (await request.get('/fr/terms')).text()).toMatch(/1,2\s*million d’apprenants/);
});

test('a search offers its courses in the language of the page in the HTML', async ({ request }) => {
  const html = await (await request.get('/hi/search/python')).text();
  expect(html).toMatch(/href="\/hi\/search\/python\?language=hi"[^>]*>[^<]*हिन्दी/);
});

for (const locale of walked) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test(`is offered the page in ${locale} once, which moves nothing and keeps filters and place`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        const add = (list: PerformanceObserverEntryList) =>
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + list.getEntries().length });
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      });
      const offer = page.locator(`.shell > section[lang="${locale}"]`);
      await page.goto('/terms#use');
      await expect(offer).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
      await offer.getByRole('link').click();
      await page.waitForURL(`**${inLocale(locale, '/terms#use')}`);
      await page.waitForFunction(
        (chosen) => localStorage.getItem('learning/device/settings/main')?.includes(`"locale":"${chosen}"`),
        locale,
      );
      await expect(offer).toHaveCount(0);
      // From an address in English it is offered again, until English is chosen.
      await page.goto('/search/python?level=beginner');
      await expect(offer.getByRole('link')).toHaveAttribute(
        'href',
        inLocale(locale, '/search/python?level=beginner'),
      );
      await offer.getByRole('button').click();
      await expect(offer).toHaveCount(0);
      await page.waitForFunction(() =>
        localStorage.getItem('learning/device/settings/main')?.includes('"locale":"en"'),
      );
    });
  });

  const at = (path: string) => inLocale(locale, path);
  const once = onceFor(locale);

  test(`${locale}: the footer leads to the same page in another language`, once, async ({ page }) => {
    await page.goto(at('/search/python?level=beginner'));
    await page.locator('footer').getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL('**/search/python?level=beginner');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('footer').getByRole('link', { name: 'English', exact: true })).toBeInViewport();
    await page.locator('footer').getByRole('link', { name: LOCALES[locale].name, exact: true }).click();
    await page.waitForURL(`**${at('/search/python?level=beginner')}`);
  });

  test(
    `${locale}: topics are called as in the language, and their pages are the same`,
    once,
    async ({ page }) => {
      const { Music: name = '' } = namesOf(locale);
      await page.goto(at('/topics'));
      await page.locator(`main a[href="${at('/search/music')}"]`).click();
      await page.waitForURL(`**${at('/search/music')}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page).toHaveTitle(new RegExp(name));
      const crumbs = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(crumbs.join()).toContain(JSON.stringify(name));
      await page.goto(at('/map/statistics'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(namesOf(locale).Statistics ?? '');
    },
  );
}

test.beforeEach(async ({ page }, { title }) => {
  if (!title.startsWith(`${PSEUDO}:`)) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await failWhereTooWide(page);
});

for (const locale of [...walked, ...longest]) {
  const at = (path: string) => inLocale(locale, path);
  const says = (capability: string, name: string) => textIn(locale, capability, name);
  const once = onceFor(locale);

  test(`${locale}: a search, its filters, a course and a lesson stay in the language`, async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.goto(at('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    if (LOCALES[locale].dir === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const field = page.getByRole('combobox', { name: says('search', 'searchAny') });
    await expect(field).toHaveCSS('direction', LOCALES[locale].dir);
    await field.fill('python');
    await expect(field).toHaveCSS('direction', 'ltr');
    await field.press('Enter');
    await page.waitForURL(`**${at('/search/python')}`);
    await page.locator('main h2 a').first().waitFor();
    if (LOCALES[locale].dir === 'rtl') {
      const latin = page.locator('.card-begins', { hasText: /\p{Script=Latin}/u });
      expect(await latin.count()).toBeGreaterThan(0);
      // By the middles of its lines: the letters of a tall font may reach out of the box.
      const isCut = (parts: Element[]) =>
        parts.map((part) => {
          const { bottom } = part.getBoundingClientRect();
          const text = document.createRange();
          text.selectNodeContents(part);
          return [...text.getClientRects()].some((line) => line.top + line.height / 2 > bottom);
        });
      expect(await latin.evaluateAll(isCut)).not.toContain(true);
    }
    const filters = page.locator('summary', { hasText: says('search', 'filters') });
    if (await filters.isVisible()) await filters.click();
    await page.locator('form.facets').getByRole('checkbox').nth(1).check();
    await page.waitForURL(/\/search\/python\?/);
    await page.goto(at(COURSE));
    await page
      .locator(`main a[href^="${at(COURSE)}/"]`)
      .first()
      .click();
    await page.waitForURL(`**${at(COURSE)}/**`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    if (LOCALES[locale].dir === 'rtl')
      await expect.poll(() => page.locator('.neighbour bdi').evaluateAll(areAtLeft)).toEqual([true]);
    await page.goBack();
    await page.waitForURL(`**${at(COURSE)}`);
    // The first page, and the course's.
    expect(loads).toBe(2);
  });

  test(`${locale}: a course and a plan are saved; who signs in finds both, and leaves nothing`, async ({
    page,
  }) => {
    await fakeGoogle(page);
    await page.goto(at(COURSE));
    await page.getByRole('button', { name: says('learning', 'save'), exact: true }).click();
    await expect(page.getByRole('button', { name: says('learning', 'saved'), exact: true })).toBeVisible();
    await page.goto(at('/plan?goal=cyber+security'));
    await page.getByRole('button', { name: says('guide', 'saveThisPlan') }).click();
    await page.getByRole('link', { name: says('guide', 'openMyCourses') }).click();
    await page.waitForURL(`**${at('/my-courses')}`);

    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: says('layout', 'signIn') }).click();
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('account', 'signInWithGoogle') })
      .click();
    await chooseAccount(await opened, anEmail(locale), 'Ada Lovelace');
    const account = banner.getByRole('button', { name: says('layout', 'accountMenu') });
    await expect(account).toBeVisible();
    const list = /saved ?\{([^}]+)\}/.exec(says('learning', 'state'))?.[1] ?? '';
    await expect(page.getByRole('region', { name: list }).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('region', { name: says('learning', 'plans') })).toContainText(
      'cyber security',
    );

    await account.click();
    const menu = page.getByRole('group', { name: says('layout', 'account') });
    await menu.getByText(says('layout', 'language'), { exact: true }).click();
    await menu.getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL('**/my-courses');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const chosen = () =>
      page.evaluate(() =>
        Object.entries(localStorage).some(
          ([key, text]) => key.includes('/settings/') && text.includes('"locale":"en"'),
        ),
      );
    await expect.poll(chosen).toBe(LOCALES[locale].shown);
    await banner.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await expect(banner.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(chosen).toBe(false);
  });

  test(`${locale}: every link and form of a page keeps the language`, once, async ({ page }) => {
    for (const path of [
      '/',
      '/search/python',
      COURSE,
      '/topics',
      '/my-courses',
      '/plan',
      '/terms',
      '/privacy',
    ]) {
      await page.goto(at(path));
      const left = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="/"]:not([hreflang]), form[action^="/"]')].map(
          (one) => one.getAttribute('href') ?? one.getAttribute('action') ?? '',
        ),
      );
      const prefix = at('/');
      expect([
        path,
        left.filter((href) => !`${href}/`.startsWith(`${prefix}/`) && !/^\/[?#]/.test(href)),
      ]).toEqual([path, []]);
    }
  });

  test(`${locale}: what is wrong is said in the language`, once, async ({ page, request }) => {
    const missing = await page.goto(at('/no-such-page'));
    expect(missing?.status()).toBe(404);
    await expect(page.getByText(says('layout', 'notFound'))).toBeVisible();
    const refused = await request.get(`${at('/api/courses')}?ids=`, { failOnStatusCode: false });
    if (refused.status() >= 400)
      expect(Object.values(textsOf(locale).errors ?? {})).toContain((await refused.json()).error.message);
    const moved = await request.get(at('/search/PYTHON'), { maxRedirects: 0 });
    expect(moved.headers().location).toBe(at('/search/python'));
  });

  test(
    `${locale}: a translation says that English binds, and that no native has read it`,
    once,
    async ({ page }) => {
      await page.goto(at('/terms'));
      await page
        .locator('article')
        .getByRole('link', { name: /./ })
        .and(page.locator('[hreflang="en"]'))
        .click();
      await page.waitForURL('**/terms');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goBack();
      const contact = page.locator(`footer p a[href="${at('/contact')}"]`);
      await expect(contact).toHaveCount(LOCALES[locale].readByNatives ? 0 : 1);
      // Part of its sentence, not a column beside it.
      for (const link of await contact.all()) await expect(link).toHaveCSS('display', 'inline');
    },
  );
}

for (const locale of shown.filter((one) => !walked.includes(one))) {
  const at = (path: string) => inLocale(locale, path);

  test(`${locale}: from home to a lesson`, async ({ page }) => {
    await page.goto(at('/'));
    const field = page.getByRole('combobox', { name: textIn(locale, 'search', 'searchAny') });
    await field.fill('python');
    await field.press('Enter');
    await page.waitForURL(`**${at('/search/python')}`);
    await page
      .locator(`main h2 a[href^="${at('/course/')}"]`)
      .first()
      .click();
    await page.waitForURL(`**${at('/course/')}*`);
    const course = new URL(page.url()).pathname;
    await page.locator(`main a[href^="${course}/"]`).first().click();
    await page.waitForURL(`**${course}/*`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toBeVisible();
  });
}

async function learnInSpanish(page: Page): Promise<void> {
  await page.goto('/profile');
  const group = page.getByRole('group', { name: 'Languages I learn in' });
  await group.getByText('Choose languages').click();
  await group.getByRole('checkbox', { name: 'Spanish', exact: true }).check();
}

test('who learns in Spanish has Spanish courses first on home, which nothing moves, also after coming back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  const shelf = page.getByRole('region', { name: 'Start with Business' });
  const titles = shelf.getByRole('heading', { level: 3 }).getByRole('link');
  await page.goto('/');
  await expect(titles.first()).not.toHaveAttribute('lang');
  await learnInSpanish(page);
  expect(asked).not.toContain('?prefer=es');
  const moved = await watchLayout(page);
  for (const way of ['opened', 'came back to', 'followed']) {
    if (way === 'opened') await page.goto('/');
    if (way === 'came back to') await page.goBack();
    if (way === 'followed') await page.getByRole('banner').getByRole('link').first().click();
    await expect(titles.first(), way).toHaveAttribute('lang', 'es');
    await expect(titles).toHaveCount(4);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/:\d+\/?$/);
    if (way === 'opened') expect(await moved()).toBe(0);
    await titles.first().click();
    await page.waitForURL('**/course/*');
    await expect(shelf).toHaveCount(0);
  }
});

test('who learns in Spanish finds Spanish courses first, in searches and plans, on pages in English', async ({
  page,
}) => {
  await learnInSpanish(page);
  const field = page.getByRole('combobox', { name: 'Search any course on the planet' });
  await field.fill('python');
  await field.press('Enter');
  await page.waitForURL('**/search/python?prefer=es');
  await expect(page.getByText('Courses in Spanish come first.')).toBeVisible();
  await expect(page.locator('main h2 a').first()).toHaveAttribute('lang', 'es');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/search\/python$/);
  await page.locator('a[href*="/plan?"]').first().click();
  await page.waitForURL('**/plan?*prefer=es*');
  await expect(page.getByRole('list', { name: 'Courses' }).locator('[lang="es"]').first()).toBeVisible();
});
