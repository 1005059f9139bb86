import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { COURSE, LESSON } from '@/scripts/sample-course';
import { SLOW_4G, SLOWDOWN } from './site/visit';
import { median } from './statistics';

/**
 * Measures how long a press takes to have its effect while a page still opens, as a phone on slow 4G with a processor four
 * times slower: `npx tsx bench/presses.ts http://localhost:3000 5`, or of some actions only: `… 5 filter save`.
 */
const SITE = process.argv[2] ?? 'http://localhost:3000';
const TIMES = Number(process.argv[3] ?? 5);
const ONLY = process.argv.slice(4);
/** Seconds after the navigation began. */
const MOMENTS = [1, 2, 3];
const PATIENCE_MS = 20_000;
const PHONE = { width: 412, height: 823 };
/** Where the filters stand beside the results. */
const WIDE = { width: 1_100, height: 823 };

type Action = {
  path: string;
  /** A selector of what is pressed. */
  target: string;
  wide?: true;
  /** Typed after the press. */
  types?: string;
  /** Conditions in the page, as expressions: a person sees that the press was heard, and that it is done. */
  heard: string;
  done: string;
};

const ACTIONS: Record<string, Action> = {
  account: {
    path: '/search/python',
    target: 'header button[aria-label]',
    heard: `document.querySelector('header button[data-pressed], header button[aria-busy="true"], dialog[open]')`,
    done: `document.querySelector('dialog[open]')`,
  },
  filter: {
    path: '/search/python',
    target: 'input[name="level"][value="beginner"]',
    wide: true,
    heard: `document.querySelector('input[name="level"][value="beginner"]').checked`,
    done: `location.search === '?level=beginner' && document.querySelector('[aria-label="Active filters"]')`,
  },
  save: {
    path: COURSE,
    target: 'main button[aria-pressed]',
    heard: `document.querySelector('main button:is([data-pressed], [aria-busy="true"], [aria-pressed="true"])')`,
    done: `document.querySelector('main button[aria-pressed="true"]')`,
  },
  play: {
    path: LESSON,
    target: '.player-play',
    heard: `document.querySelector('.player-play[data-pressed], .player-play .animate-spin, .player-stage iframe')`,
    done: `document.querySelector('.player-stage iframe')`,
  },
  suggestions: {
    path: '/topics',
    target: 'input[name="q"]',
    types: 'pyt',
    heard: `document.querySelector('input[name="q"]').value === 'pyt'`,
    done: `document.querySelector('[role="option"]')`,
  },
};

/**
 * Notes, in milliseconds since the navigation began, when the last press or key came and in which frame the conditions
 * were first met. A text, because the compiler's helpers for functions are not there in a page.
 */
const watch = ({ heard, done }: Action) => `(() => {
  const noted = window.noted = {};
  const press = (event) => { noted.pressed = event.timeStamp; };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true);
  const met = (look) => { try { return Boolean(look()); } catch { return false; } };
  (function look() {
    if (noted.pressed !== undefined) {
      if (noted.heard === undefined && met(() => ${heard})) noted.heard = performance.now();
      if (met(() => ${done})) { noted.done = performance.now(); return; }
    }
    requestAnimationFrame(look);
  })();
})()`;

type Noted = { pressed: number; heard: number; done: number };

async function press(page: Page, action: Action): Promise<void> {
  const target = page.locator(action.target).first();
  // The middle of it at once: an ordinary click would wait until the page stands still.
  const box = await target.boundingBox();
  if (!box) throw new Error(`${action.path} has no ${action.target}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (action.types) await page.keyboard.type(action.types, { delay: 80 });
}

async function visit(browser: Browser, action: Action, second: number): Promise<Noted | undefined> {
  const context = await browser.newContext({
    viewport: action.wide ? WIDE : PHONE,
    isMobile: !action.wide,
    hasTouch: !action.wide,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript({ content: watch(action) });
    const begun = performance.now();
    await page.goto(SITE + action.path, { waitUntil: 'commit' });
    await page.locator(action.target).first().waitFor();
    await page.waitForTimeout(Math.max(0, second * 1_000 - (performance.now() - begun)));
    await press(page, action);
    const done = await page.waitForFunction(
      () => {
        const { noted } = globalThis as unknown as { noted: Noted };
        return noted.done === undefined ? undefined : noted;
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
    return (await done.jsonValue()) as Noted;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined;
    throw error;
  } finally {
    await context.close();
  }
}

async function measure(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  console.log('| press | pressed after s | heard within ms | done after s | lost |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [name, action] of Object.entries(ACTIONS)) {
    if (ONLY.length > 0 && !ONLY.includes(name)) continue;
    for (const second of MOMENTS) {
      const visits: (Noted | undefined)[] = [];
      for (let at = 0; at < TIMES; at++) visits.push(await visit(browser, action, second));
      const made = visits.filter((one) => one !== undefined);
      const seconds = (milliseconds: number[]) => (median(milliseconds) / 1_000).toFixed(1);
      const cells = [
        name,
        seconds(made.map(({ pressed }) => pressed)),
        Math.round(median(made.map(({ pressed, heard }) => heard - pressed))),
        seconds(made.map(({ done }) => done)),
        TIMES - made.length,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
  await browser.close();
}

measure().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
