import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { isLongRun } from '@/__tests__/support/long-run';
import { HYDRATED } from '@/lib/early-input';
import { type Locale, shownLocales } from '@/lib/locale/locales';
import { expect, readPagesIn } from './longer-language';

/**
 * What a browser and Firestore's SDK say when the network is cut on purpose, or when a preview picture has no network to
 * come from.
 */
const EXPECTED_NOISE =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|RPC_ERROR HTTP error has no status/;
/** A page that was being fetched ahead when a journey cut the network; without a cut it is a fault. */
const CUT_SHORT = /Failed to load chunk/i;

/** The project of Playwright whose journeys go through the longest texts on the narrowest phone. */
const LONGER = 'longer';

/** Marks the page, by an attribute, once React has hydrated it. */
const noteHydration = (hydrated: string) =>
  document.addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', ''));

/**
 * Every journey fails on an error in the browser's console. A page that a journey opens has been hydrated,
 * unless the journey says what it waits for.
 */
export const test = base.extend<{ quiet: undefined; patient: undefined }>({
  patient: [
    async ({ page, javaScriptEnabled }, use, { project }) => {
      if (project.name === LONGER) {
        readPagesIn(page);
        await failWhereTooWide(page);
      }
      if (javaScriptEnabled) {
        await page.addInitScript(noteHydration, HYDRATED);
        const goto = page.goto.bind(page);
        page.goto = async (address, options) => {
          const response = await goto(address, options);
          // What is no page of the site's own has nothing to wait for.
          const isPage = (await page.locator('script#__NEXT_DATA__').count()) > 0;
          if (isPage && !options?.waitUntil) await page.locator('html[data-hydrated]').waitFor();
          return response;
        };
      }
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, context }, use) => {
      const errors: string[] = [];
      let isCut = false;
      const setOffline = context.setOffline.bind(context);
      context.setOffline = (offline) => {
        isCut ||= offline;
        return setOffline(offline);
      };
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text())) errors.push(message.text());
      });
      await use(undefined);
      // A stand-in that is still answering when the journey ends has nobody left to answer.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors.filter((error) => !(isCut && CUT_SHORT.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The search field of the page, ready to be typed into. */
export async function searchField(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search any course on the planet' });
  await expect(field).toBeEnabled();
  return field;
}

/** Types words and presses Enter, as a person does. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const field = await searchField(page);
  await field.fill(words);
  await field.press('Enter');
  await page.waitForURL(`**/search/${encodeURIComponent(words)}`);
}

export function resultTitles(page: Page) {
  const cards = page.getByRole('region', { name: 'Results' }).locator('.card');
  return cards.getByRole('heading', { level: 2 });
}

/** For a journey that depends on the width of the screen or on touch: it runs on a phone as well. */
export const ON_A_PHONE_TOO = { tag: '@phone' };

/** For a journey that takes many seconds and breaks with little: it runs in `.ci/long` alone. */
export const LONG = { tag: '@long' };

/** For a journey through what narrow screens do not have. */
export const WIDE = { tag: '@wide' };

/** For a journey whose outcome the text's language or its length decides; the others run in the longest texts, too. */
export const ENGLISH = { tag: '@english' };

/** Languages that all journeys go through: one from left to right, one from right to left; `.ci/long` goes through all. */
export const walkedLocales = (): Locale[] =>
  shownLocales().filter((locale) => isLongRun || locale === 'es' || locale === 'ar');

type ColorScheme = 'light' | 'dark';

/** The only rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Entries of a list or a table are alike after the first dozen. */
export const ALIKE = 'li:nth-child(n + 13), tr:nth-child(n + 13)';
const ALL_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What the accessibility rules of WCAG 2.2 AA and good practice find wrong on the page. The dark theme changes
 * colours only, so that only the rules about colours run there.
 */
export async function axeViolations(page: Page, theme: ColorScheme = 'light'): Promise<string[]> {
  // In one document axe needs no second page to put results together.
  const axe = new AxeBuilder({ page })
    // The player of a video host is its own document.
    .exclude(isLongRun ? 'iframe' : `iframe, ${ALIKE}`)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'light'
    ? axe.withTags(ALL_TAGS)
    : axe.withRules(COLOUR_RULES)
  ).analyze();
  // Nobody speaks the language of the longest texts.
  const real = violations.filter(({ id }) => base.info().project.name !== LONGER || !/lang/.test(id));
  return real.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Draws what is out of sight too: undrawn parts keep the colours of the first theme, and are never too wide. */
export const drawAll = (page: Page) =>
  page.addStyleTag({ content: '* { content-visibility: visible !important }' });

/** No rule of accessibility is broken in either theme. Colours do not depend on the width of the screen: a phone has one. */
export async function expectAccessible(page: Page, isMobile = false): Promise<void> {
  await drawAll(page);
  for (const colorScheme of isMobile ? (['light'] as const) : (['light', 'dark'] as const)) {
    // With reduced motion colours change within a frame.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(async () => {
      const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
      // Words within a link begin to change when the link, whose colour they inherit, has changed.
      do {
        await new Promise(requestAnimationFrame);
        await Promise.all(running().map(({ finished }) => finished.catch(() => undefined)));
      } while (running().length > 0);
    });
    expect(await axeViolations(page, colorScheme), colorScheme).toEqual([]);
  }
}

/** 0 where the page is not wider than its window; else by how many pixels, and which parts of it are. */
export async function overflow(page: Page): Promise<number | string> {
  // A window that was resized keeps the layout of its former width until the next frame.
  await page.waitForFunction(
    (width) => matchMedia(`(width: ${width}px)`).matches,
    page.viewportSize()?.width,
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return 0;
    const parts = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 150));
    return `${scrollWidth - clientWidth} pixels: ${parts.slice(0, 8).join('\n')}`;
  });
}

/** From the next page on: a page that is wider than its window while it is shown fails the journey. */
export const failWhereTooWide = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) console.error(`${location}: ${scrollWidth} of ${clientWidth} pixels`);
      else requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });

declare global {
  /** Sum of the layout shifts of the page so far; see `watchLayout`. */
  var layoutShift: number;
}

/** From the next page on: how far its parts have moved without anybody having pressed anything (CLS). */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.layoutShift);
}

/** Names of what this browser stores of learning. */
export const learningKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('learning/')));

/** Number of documents that this browser has and the account does not. */
export const unsent = (page: Page) =>
  page.evaluate(
    () => Object.values(localStorage).filter((text) => String(text).includes('"unsent":true')).length,
  );
