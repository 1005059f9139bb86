import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { inLocale } from '@/lib/locale/locale-path';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { BROWSER_FLAGS, findBrowser } from './find-browser';
import { markdownTable } from './markdown-table';
import { textsOf } from './messages/message-files';
import { exitWith } from './run-command';
import { COURSE, LESSON } from './sample-course';

/*
 * `npm run screens -- --locale ar` photographs six screens of a running site in a language, on a phone and a desktop, and
 * says what is wrong that a program can see: what moves while the page loads, what is wider than the screen, texts that are
 * cut, and texts that are still in English. Without a locale, in all of them.
 */

const SCREENS = {
  home: '/',
  topic: '/search/statistics',
  course: COURSE,
  lesson: LESSON,
  plan: '/plan?goal=become+a+data+scientist',
  map: '/map/machine-learning',
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const english = textsOf('en');

/** The texts of messages without values, which a page in another language should not have. */
function inEnglish(locale: Locale): string[] {
  const own = textsOf(locale);
  return Object.entries(english).flatMap(([capability, messages]) =>
    Object.entries(messages).flatMap(([name, text]) =>
      /[{<]/.test(text) || own[capability]?.[name] === text ? [] : [text],
    ),
  );
}

type Seen = { shift: number; wider: number; cut: string[]; english: string[] };

/** Runs in the page. */
function look(texts: string[]): Omit<Seen, 'shift'> {
  const known = new Set(texts);
  const seen = { cut: new Set<string>(), english: new Set<string>() };
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
    'body *:not(script, style, noscript, body [lang], body [lang] *)',
  )) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (text === '' || !element.checkVisibility()) continue;
    if (known.has(text)) seen.english.add(text);
    const box = element instanceof SVGElement ? element.closest('a')?.querySelector('rect') : undefined;
    const isWide = box
      ? element.getBoundingClientRect().width > box.getBoundingClientRect().width
      : element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    if (isWide && getComputedStyle(element).textOverflow !== 'ellipsis') seen.cut.add(text.slice(0, 40));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { wider: scrollWidth - clientWidth, cut: [...seen.cut], english: [...seen.english] };
}

/** What has moved so far, as Cumulative Layout Shift counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

async function photograph(site: string, folder: string, locales: Locale[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const rows: (string | number)[][] = [];
  for (const locale of locales) {
    const texts = inEnglish(locale);
    await mkdir(join(folder, locale), { recursive: true });
    for (const viewport of SIZES) {
      const page = await browser.newPage({ viewport, locale, serviceWorkers: 'block' });
      for (const [name, path] of Object.entries(SCREENS)) {
        await page.goto(site + inLocale(locale, path), { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const seen: Seen = { shift: await shiftOf(page), ...(await page.evaluate(look, texts)) };
        await page.screenshot({ path: join(folder, locale, `${name}-${viewport.width}.png`) });
        rows.push([
          locale,
          name,
          viewport.width,
          seen.shift.toFixed(3),
          seen.wider,
          seen.cut.join('; '),
          seen.english.join('; '),
        ]);
      }
      await page.close();
    }
  }
  await browser.close();
  console.log(markdownTable([['locale', 'screen', 'width', 'shift', 'wider', 'cut', 'in English'], ...rows]));
  console.log(`\nThe pictures are in ${folder}.`);
}

const { values } = parseArgs({
  options: {
    locale: { type: 'string' },
    site: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: join('.polymath', 'screens') },
  },
});
const shown = (Object.keys(LOCALES) as Locale[]).filter((locale) => LOCALES[locale].shown);
const asked = values.locale
  ? shown.filter((locale) => locale.toLowerCase() === values.locale?.toLowerCase())
  : shown;
exitWith(
  asked.length > 0
    ? photograph(values.site, values.out, asked)
    : Promise.reject(new Error(`There are ${shown.join(', ')}.`)),
);
