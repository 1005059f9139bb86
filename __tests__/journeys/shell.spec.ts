import type { Page, Route } from '@playwright/test';
import { ENGLISH, expect, expectAccessible, ON_A_PHONE_TOO, test } from './support';

const NOWHERE = '/no-such-page';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search any course on the planet' });
const options = (page: Page) => page.getByRole('option');

/** Lets scripts wait on a line that is too slow for them, until they are released. */
function heldScripts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  return { hold, release };
}

async function remember(page: Page, ...searches: string[]) {
  await page.addInitScript((list) => {
    if (!localStorage.getItem('recentSearches')) localStorage.setItem('recentSearches', list);
  }, JSON.stringify(searches));
}

test('a lost visitor sees what happened and finds home', async ({ page }) => {
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Error 404 | Polymath');
  await expect(page.getByText("We couldn't find the page you're looking for.")).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'a visitor searches from the header and finds the search among the recent ones',
  ON_A_PHONE_TOO,
  async ({ page }) => {
    await page.goto(NOWHERE);
    await box(page).fill('graphic design');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/graphic%20design');
    await page.goto(NOWHERE);
    await box(page).click();
    await expect(page.getByText('Recent Searches')).toBeVisible();
    await options(page).getByText('graphic design').click();
    await expect(page).toHaveURL('/search/graphic%20design');
  },
);

for (const path of ['/', NOWHERE])
  test(
    `whoever is offline reads all of what the field of ${path} says, on the narrowest phone too`,
    ENGLISH,
    async ({ page, context }) => {
      const sentence = "You're offline - Search will be available when online";
      await page.goto(path);
      await context.setOffline(true);
      for (const width of [320, 390, 700, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(box(page)).toHaveAttribute('placeholder', sentence);
        const [shown, room] = await box(page).evaluate((field: HTMLInputElement, text) => {
          const frame = field.getBoundingClientRect();
          const { paddingLeft, paddingRight, font } = getComputedStyle(field);
          const over = [...document.querySelectorAll('[role=search] [aria-hidden]')].find(
            (element) => element.textContent === text && element.getBoundingClientRect().width > 0,
          );
          if (over) {
            const words = document.createRange();
            words.selectNodeContents(over);
            const { width, height, right, bottom } = words.getBoundingClientRect();
            const fits = right <= frame.right && bottom <= frame.bottom;
            return [fits ? [width, height] : [Number.POSITIVE_INFINITY, 0], [frame.width, frame.height]];
          }
          const brush = document.createElement('canvas').getContext('2d');
          if (brush) brush.font = font;
          const room = frame.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return [
            [brush?.measureText(text).width ?? Number.POSITIVE_INFINITY, 0],
            [room, frame.height],
          ];
        }, sentence);
        expect(shown?.[0], `wide at ${width} px`).toBeLessThanOrEqual(room?.[0] ?? 0);
        expect(shown?.[1], `high at ${width} px`).toBeLessThanOrEqual(room?.[1] ?? 0);
      }
    },
  );

test(
  'the header is sticky everywhere except on home, and the mobile bar only on a phone',
  ON_A_PHONE_TOO,
  async ({ page, viewport }) => {
    const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
    const scroll = () => page.evaluate(() => window.scrollTo(0, 300));
    await page.goto(NOWHERE);
    await scroll();
    expect(await top()).toBe(0);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar).toBeVisible({ visible: (viewport?.width ?? 0) < 640 });
    await page.goto('/');
    await scroll();
    await expect.poll(top).toBeLessThan(0);
  },
);

test('a keyboard skips to the page and is never hidden behind the bars', ON_A_PHONE_TOO, async ({ page }) => {
  await page.goto(NOWHERE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(hit) || hit?.contains(element) ? undefined : element.textContent;
    });
    expect(hidden).toBeUndefined();
  }
});

test('nobody is shut out of the shell', ON_A_PHONE_TOO, async ({ page, context, isMobile }) => {
  await remember(page, 'python', 'java', 'go', 'rust', 'c++');
  await page.goto(NOWHERE);
  await box(page).click();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, isMobile);
  await page.keyboard.type('p');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectAccessible(page, isMobile);
});

test.describe('before the scripts are there', () => {
  async function openOnSlowLine(page: Page, address: string) {
    const { hold, release } = heldScripts();
    await page.route('**/_next/static/**/*.js', hold);
    await page.goto(address, { waitUntil: 'commit' });
    return release;
  }

  test('typed words get their suggestions once the scripts have run', async ({ page }) => {
    const release = await openOnSlowLine(page, '/search/python');
    await box(page).fill('guitar');
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('guitar');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/guitar');
  });

  test('a pressed button is dimmed at once, and acts once the scripts have run', async ({ page }) => {
    const release = await openOnSlowLine(page, '/search/data%20scientist');
    const button = page.getByRole('button', { name: 'Account' });
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.6', { timeout: 100 });
    const dialog = page.getByRole('dialog', { name: 'Welcome to Polymath' });
    await expect(dialog).toHaveCount(0);
    release();
    await expect(dialog).toBeVisible();
  });

  test('a ticked filter is applied once the scripts have run', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) < 1024, 'the filters are folded away on a phone');
    const release = await openOnSlowLine(page, '/search/python');
    await page.getByRole('checkbox', { name: /^Beginner/ }).check();
    release();
    await expect(page).toHaveURL('/search/python?level=beginner');
    await expect(page.getByRole('checkbox', { name: /^Beginner/ })).toBeChecked();
  });
});

test('My Courses is one press away at every width', async ({ page }) => {
  await page.goto('/search/python');
  const links = page.getByRole('link', { name: 'My Courses', exact: true });
  for (const width of [320, 639, 640, 767, 768, 1023, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links, `${width}`).toHaveCount(1);
    await expect(links, `${width}`).toBeInViewport({ ratio: 1 });
  }
});
