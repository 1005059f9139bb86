import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { median } from './statistics';

/** Measures how long a course takes to open from a list of results: `npx tsx bench/transitions.ts http://localhost:3000`. */
const SITE = process.argv[2] ?? 'http://localhost:3000';
const TIMES = Number(process.argv[3] ?? 9);
const SEARCH = '/search/python';
/** How long people's mouse rests on a link before the press, and how long they press. */
const REST_MS = 200;
const PRESS_MS = 90;

/** A text, because the compiler's helpers for functions are not there in a page. */
const NOTE_TIME = `(() => {
  const was = document.querySelector('h1').textContent;
  let clicked = 0;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  (function look() {
    const now = document.querySelector('h1')?.textContent;
    if (now && now !== was) window.took = performance.now() - clicked;
    else requestAnimationFrame(look);
  })();
})()`;

type Way = { phone?: boolean; open: (page: Page, at: { x: number; y: number }) => Promise<void> };

const WAYS: Record<string, Way> = {
  'nothing fetched ahead': {
    open: (page, { x, y }) =>
      page.evaluate(
        ([left, top]) =>
          document
            .elementFromPoint(left ?? 0, top ?? 0)
            ?.closest('a')
            ?.click(),
        [x, y],
      ),
  },
  mouse: {
    open: async (page, { x, y }) => {
      await page.mouse.move(x, y, { steps: 5 });
      await page.waitForTimeout(REST_MS);
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
    },
  },
  finger: {
    phone: true,
    open: async (page, { x, y }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(PRESS_MS);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  },
};

/** Milliseconds from the click to the frame that shows the course's title. */
async function measureOnce(context: BrowserContext, number: number, { open }: Way): Promise<number> {
  const page = await context.newPage();
  await page.goto(SITE + SEARCH, { waitUntil: 'networkidle' });
  const link = page.locator('#results .card h2 a').nth(number % 5);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no result to open.');
  await page.evaluate(NOTE_TIME);
  await open(page, { x: box.x + 20, y: box.y + 8 });
  const took = await page.waitForFunction(() => (window as { took?: number }).took);
  const milliseconds = (await took.jsonValue()) ?? 0;
  await page.close();
  return milliseconds;
}

async function measure(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const table: Record<string, object> = {};
  for (const [name, way] of Object.entries(WAYS)) {
    const size = way.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
    const times: number[] = [];
    for (let number = 0; number < TIMES; number++) {
      const context = await browser.newContext({
        viewport: size,
        hasTouch: way.phone ?? false,
        isMobile: way.phone ?? false,
        serviceWorkers: 'block',
      });
      times.push(await measureOnce(context, number, way));
      await context.close();
    }
    table[name] = { 'median ms': Math.round(median(times)), 'slowest ms': Math.round(Math.max(...times)) };
  }
  console.table(table);
  await browser.close();
}

measure().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
