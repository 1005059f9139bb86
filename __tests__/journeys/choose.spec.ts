import type { Locator, Page } from '@playwright/test';
import {
  ENGLISH,
  expect,
  expectAccessible,
  ON_A_PHONE_TOO,
  overflow,
  resultTitles,
  test,
  WIDE,
} from './support';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

test('the first result is high on a small phone, below one row of controls', ENGLISH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/search/python');
  const first = await results(page).locator('.card').first().boundingBox();
  expect(first?.y).toBeLessThan(300);
  const [filters, sort] = ['Filters', 'Sort'].map((hasText) => page.locator('summary', { hasText }));
  const row = [
    page.getByRole('status').filter({ hasText: 'course' }),
    filters as Locator,
    sort as Locator,
    page.locator('.tool', { hasText: 'Plan my path' }),
  ];
  const middles = await Promise.all(
    row.map(async (part) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  await expect(
    page.getByRole('navigation', { name: 'Start here' }).getByRole('link').first(),
  ).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  expect((await filters?.boundingBox())?.y).toBe((await sort?.boundingBox())?.y);
  // At twice the size.
  await page.setViewportSize({ width: 640, height: 400 });
  const title = results(page).getByRole('heading', { level: 2 }).first();
  await expect(title).toBeInViewport({ ratio: 1 });
});

test(
  'another order is chosen from the list that the button opens',
  ON_A_PHONE_TOO,
  async ({ page, isMobile }) => {
    await page.goto('/search/python');
    if (isMobile) await page.locator('summary', { hasText: 'Sort' }).click();
    const sort = page.getByRole('navigation', { name: 'Sort results' });
    await sort.getByRole('link', { name: 'Most popular' }).click();
    await page.waitForURL('**/search/python?sort=popular');
    await expect(sort.getByRole('link', { name: 'Most popular' })).toBeVisible({ visible: !isMobile });
  },
);

for (const javaScriptEnabled of [true, false]) {
  test(
    `a visitor ticks courses and compares them ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    javaScriptEnabled ? {} : ON_A_PHONE_TOO,
    async ({ browser, baseURL, viewport }) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto('/search/python');
      const titles = (await resultTitles(page).allTextContents()).slice(0, 2);
      const compare = page.getByRole('button', { name: 'Compare' });
      await expect(compare).toBeHidden();
      const box = page.getByRole('checkbox', { name: /^Compare / });
      const hint = page.getByText('Tick one more course.');
      await expect(hint).toBeHidden();
      await expect(box.first()).toHaveAccessibleName(`Compare ${titles[0]}`);
      await box.first().check();
      await expect(hint).toBeVisible();
      await expect(compare).toBeHidden();
      await box.nth(1).check();
      await expect(hint).toBeHidden();
      await compare.click();
      await page.waitForURL(/\/compare\?courses=[^,&]+,[^,&]+$/);
      const heads = await page.getByRole('columnheader').allTextContents();
      expect(heads.map((head, at) => head.endsWith(titles[at] ?? '?'))).toEqual([true, true]);
      await expect(page.getByRole('rowheader', { name: 'Language' })).toBeVisible();

      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByRole('columnheader')).toHaveCount(1);
      await expect(page.getByText(/tick 2 to 4 courses/)).toBeVisible();
      await context.close();
    },
  );
}

test('any two ticked courses can be compared, whatever their places', async ({ page }) => {
  // With lessons among them, the results are two lists.
  for (const [path, lists] of [
    ['/search/python', 1],
    ['/search/quadratic%20equations', 2],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.compare > ol')).toHaveCount(lists);
    const wrong = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('.card-pick input')];
      const bar = document.querySelector('.compare-bar');
      const isShown = (selector: string) => bar?.querySelector(selector)?.checkVisibility() ?? false;
      const state = () => [isShown('span'), isShown('button')].join();
      const expectState = (wanted: string, name: string) =>
        state() === wanted ? [] : [`${name}: ${state()}`];
      return boxes.flatMap((one, first) => {
        one.checked = true;
        const alone = expectState('true,false', `${first}`);
        const pairs = boxes.slice(first + 1).flatMap((other, place) => {
          other.checked = true;
          const found = expectState('false,true', `${first} and ${first + 1 + place}`);
          other.checked = false;
          return found;
        });
        one.checked = false;
        return [...alone, ...pairs];
      });
    });
    expect(wrong, path).toEqual([]);
  }
});

/** On how many lines the text of an element stands. */
const linesOf = (of: Locator) =>
  of.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });

test('courses that were ticked in several searches are compared together', ENGLISH, async ({ page }) => {
  const box = page.getByRole('checkbox', { name: /^Compare / });
  const bar = page.locator('.compare-bar');
  const ready = async (path: string) => {
    await page.goto(path);
    await expect(bar).toHaveAttribute('data-elsewhere', /./);
  };
  await page.goto('/search/python');
  await box.nth(1).check();
  await ready('/search/javascript');
  await expect(bar).toContainText('Tick one more course.');
  await box.nth(2).check();
  await ready('/search/chess');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Compare', 'Clear'])
    expect(await linesOf(page.getByRole('button', { name })), name).toBe(1);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  // Who leaves one out of the table has left it out of the tray, and who clears has none.
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await ready('/search/chess');
  await expect(bar).toHaveAttribute('data-elsewhere', '1 from other searches');
  await ready('/de/search/chess');
  await expect(bar).toHaveAttribute('data-elsewhere', '1 aus anderen Suchen');
  await page.getByRole('button', { name: 'Leeren' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/search/javascript');
  await expect(box.nth(2)).not.toBeChecked();
});

const LESSON =
  '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware/3-lecture-3-insertion-sort-merge-sort';
const TABLE =
  '/compare?courses=6-006-introduction-to-algorithms-fall-2011-mit-opencourseware,nyu-deep-learning-spring-2020-new-york-university,100-days-of-swift-hacking-with-swift';

test('the table is open to everybody', ON_A_PHONE_TOO, async ({ page, isMobile }) => {
  await page.goto(TABLE);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page, isMobile);
  expect(await overflow(page)).toBe(0);
  expect(await page.locator('.compared').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // The words of a button are in its middle.
  const start = page.getByRole('link', { name: 'Start', exact: true }).first();
  const [above, below] = await start.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const [box, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
    return [text.top - box.top, box.bottom - text.bottom];
  });
  expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThan(3);
  // So are the buttons of a course, beside each other where they have room.
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  const [one, other] = [await start.boundingBox(), await save.boundingBox()];
  expect(other?.height).toBe(one?.height);
  const room = await start.evaluate(({ parentElement }) => parentElement?.clientWidth ?? 0);
  const widths = (one?.width ?? 0) + (other?.width ?? 0);
  if (widths + 12 <= room) expect(other?.y).toBe(one?.y);
  expect(Math.min(one?.width ?? 0, one?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('in forced colours buttons have an edge, the open lesson a mark, and days their squares', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(LESSON);
  const edges = (part: string) =>
    page.locator(part).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockEndWidth));
  expect(await edges('.button')).not.toContain('0px');
  await expect(page.locator('.lessons [aria-current]')).toBeVisible();
  expect(await edges('.lessons [aria-current]')).toEqual(['2px']);

  await page.goto('/profile');
  await expect(page.locator('.calendar span').first()).not.toHaveCSS('box-shadow', 'none');
});

test('who takes a course out of the table by the keyboard goes on at the next one', async ({ page }) => {
  // What keeps the focus is loaded once the page is idle.
  await page.goto(TABLE, { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Remove NYU' })).toBeFocused();
});

test('no two covers on a page are alike, and one search has many colours', async ({ page }) => {
  for (const path of ['/search/python', '/search/linear%20algebra', '/']) {
    await page.goto(path);
    const covers = await page
      .locator('.cover')
      .evaluateAll((all) =>
        all.map(
          (cover: HTMLElement | SVGElement) =>
            `${cover.className} ${cover.dataset.sign} ${cover.querySelector('img')?.src}`,
        ),
      );
    expect(covers.length).toBeGreaterThan(10);
    expect(new Set(covers).size, path).toBe(covers.length);
    const colours = new Set(covers.map((cover) => /cover-p\d+/.exec(cover)?.[0]));
    expect(colours.size, path).toBeGreaterThan(6);
  }
});

test('what can be pressed is large enough, also with wider text', async ({ page }) => {
  const SPACING =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/search/python', LESSON, TABLE]) {
      await page.goto(path);
      await page.addStyleTag({ content: SPACING });
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, summary, input, label')]
          .filter(
            (one) =>
              one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest('.skip, p, dd, .card-title'),
          )
          .filter((one) => !(one instanceof HTMLInputElement && one.closest('label')))
          .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
          .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
      );
      expect(small, `${path} at ${width}`).toEqual([]);
      expect(await overflow(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test('the bar of a phone never covers what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/search/python');
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('nav[aria-label=Main]');
      if (!element || !bar || bar.contains(element) || element.closest('header')) return undefined;
      const { bottom } = element.getBoundingClientRect();
      return bottom > bar.getBoundingClientRect().top + 1 ? element.textContent : undefined;
    });
    expect(covered).toBeUndefined();
  }
});

/** The text of the largest thing that the page has painted. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          resolve(last?.element?.textContent ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test(
  'the largest part of a learner’s page is in its first HTML',
  ON_A_PHONE_TOO,
  async ({ page, request }) => {
    for (const [path, shown] of [
      ['/my-courses', page.getByRole('heading', { name: 'No courses yet' })],
      ['/profile', page.getByRole('heading', { name: 'Settings' })],
    ] as const) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      const largest = await largestPaint(page);
      expect(largest.length, path).toBeGreaterThan(20);
      expect(await (await request.get(page.url())).text()).toContain(largest);
    }
  },
);

test('cards side by side are as high, and their buttons stand in one line', WIDE, async ({ page }) => {
  await page.goto('/search/python');
  const cards = await Promise.all(
    [0, 1, 2, 3].map(async (at) => {
      const card = results(page).locator('.card').nth(at);
      const [whole, save] = [await card.boundingBox(), await card.locator('.save').boundingBox()];
      return [whole?.y, whole?.height, save?.y];
    }),
  );
  expect(cards[0]).toEqual(cards[1]);
  expect(cards[2]).toEqual(cards[3]);
});

test('a course is saved from its card, also before the page is ready, and the card says so from then on', async ({
  page,
}) => {
  await page.goto('/search/python', { waitUntil: 'commit' });
  const card = results(page).locator('.card').first();
  const save = card.getByRole('button', { name: /^Save / });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const course = await card.getByRole('checkbox').inputValue();
  await page.getByRole('link', { name: 'My Courses' }).last().click();
  await expect(page.locator(`main a[href="/course/${course}"]`).first()).toBeVisible();

  await page.goto('/search/python');
  const saved = page.locator('.card', { has: page.locator(`[value="${course}"]`) }).locator('.save');
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await saved.click();
  await expect(saved).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
});
