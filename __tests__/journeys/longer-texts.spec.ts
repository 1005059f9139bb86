import type { Page } from '@playwright/test';
import { learnedBefore, remember } from '@/__tests__/support/learned-before';
import { prefixOf } from '@/lib/locale/locale-path';
import { sitePages } from '@/lib/pages/site-pages';
import { PSEUDO } from '@/scripts/messages/pseudo';
import { COURSE, COURSE_ID, LESSON } from '@/scripts/sample-course';
import { expect, overflow, test } from './support';

/* Other languages are longer than English: a language that nobody speaks, with the texts of English, longer and in brackets. */

const PHONE = { width: 320, height: 640 };

const PATHS = [
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
  '/search/entrepreneurship',
  '/search/python?level=beginner&cost=free',
  '/search/zzzzqqqq',
  '/search?q=..',
  '/map/python',
  COURSE,
  LESSON,
  '/plan?goal=become+a+data+scientist&level=beginner&hours=6',
  `/compare?courses=${COURSE_ID},nyu-deep-learning-spring-2020-new-york-university`,
];

/** Sentences that are not seen whole: they leave the page, or what they stand in hides their end. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (element: Element) => getComputedStyle(element);
    const isOnlyRead = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    /** Whether a part of the text is beyond what an element around it shows, and cannot be scrolled to. */
    const isCutBy = (element: Element | null, text: DOMRect): boolean => {
      if (!element) return text.left < -1 || text.right > document.documentElement.clientWidth + 1;
      if (isOnlyRead(element)) return false;
      const { overflowX, position } = styleOf(element);
      const box = element.getBoundingClientRect();
      const isBeyond = text.left < box.left - 1 || text.right > box.right + 1;
      if (isBeyond && /auto|scroll/.test(overflowX)) return false;
      if (isBeyond && /hidden|clip/.test(overflowX)) return true;
      if (overflowX === 'hidden' && text.bottom > box.bottom + 2) return true;
      return position === 'fixed' ? isCutBy(null, text) : isCutBy(element.parentElement, text);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement } = text;
      const isMessage = text.textContent?.includes('[');
      if (!isMessage || !parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
      if (parentElement.closest('script, noscript, style, option, .toasts')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.some((line) => isCutBy(parentElement, line))) cut.push(text.textContent?.trim() ?? '');
    }
    return [...new Set(cut)];
  });

test('texts that are two fifths longer fit on a narrow phone, on every kind of page', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  await remember(page, await learnedBefore(baseURL ?? ''));
  for (const path of PATHS) {
    const address = prefixOf(PSEUDO) + (path === '/' ? '' : path);
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('lang', PSEUDO);
    await expect(page.locator('main')).toContainText('[');
    await expect(page.locator('main .animate-pulse')).toHaveCount(0);
    expect.soft(await overflow(page), address).toBe(0);
    expect.soft(await cutTexts(page), address).toEqual([]);
  }
});
