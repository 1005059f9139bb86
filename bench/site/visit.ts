import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '@/bench/statistics';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';

/** Lighthouse's settings for a phone: slow 4G, and a processor four times slower. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
export const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
const QUIET_MS = 2_000;
const BLOCKED_MS = 50;

export type Visit = { ttfb: number; lcp: number; cls: number; tbt: number; inp: number };
/** What a visitor does on the loaded page. */
export type Interaction = (page: Page) => Promise<void>;

type Noted = { lcp: number; cls: number; tasks: { at: number; ms: number }[]; inp: number };

/** Runs in the page before its own scripts. */
function observe(): void {
  const noted: Noted = { lcp: 0, cls: 0, tasks: [], inp: 0 };
  Object.assign(globalThis, { noted });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => void noted.tasks.push({ at: startTime, ms: duration }));
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) noted.inp = Math.max(noted.inp, duration);
    },
    { durationThreshold: 16 },
  );
}

async function visit(browser: Browser, url: string, interaction: Interaction | undefined): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // tsx adds this helper to functions that are sent to the browser, which does not have it.
  await page.addInitScript({ content: 'globalThis.__name ??= (made) => made' });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      ...(globalThis as unknown as { noted: Noted }).noted,
      ttfb: navigation ? navigation.responseStart - navigation.startTime : 0,
      painted: paint?.startTime ?? 0,
    };
  });
  await interaction?.(page);
  // The duration of an interaction is reported after the next paint.
  await page.waitForTimeout(500);
  const inp = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted.inp);
  await context.close();
  const tbt = loaded.tasks
    .filter(({ at }) => at >= loaded.painted)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - BLOCKED_MS), 0);
  return { ttfb: loaded.ttfb, lcp: loaded.lcp, cls: loaded.cls, tbt, inp };
}

/** Visits each page several times with a phone's network and processor; returns medians. */
export async function visitPages(
  pages: { url: string; interaction?: Interaction }[],
  runs: number,
): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const found: Visit[] = [];
  for (const { url, interaction } of pages) {
    const visits: Visit[] = [];
    for (let at = 0; at < runs; at++) visits.push(await visit(browser, url, interaction));
    const middle = (figure: keyof Visit) => median(visits.map((one) => one[figure]));
    found.push({
      ttfb: middle('ttfb'),
      lcp: middle('lcp'),
      cls: middle('cls'),
      tbt: middle('tbt'),
      inp: middle('inp'),
    });
  }
  await browser.close();
  return found;
}
