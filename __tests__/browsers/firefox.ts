import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/browsers/find-programs';
import { findAll, HAS_LIBRARY, LIBRARY, stepsTo } from './find-in-page';
import { until } from './until';
import { type Engine, NOWHERE, type Part, type Theme, type Visit, type Visitor } from './visitor';

/** Firefox's numbers of them. */
const THEMES = { dark: 0, light: 1 };

async function find(page: Page, part: Part): Promise<ElementHandle<HTMLElement>[]> {
  if (!(await page.evaluate(HAS_LIBRARY))) await page.evaluate(LIBRARY);
  const list = await page.evaluateHandle(findAll, stepsTo(part));
  const elements = [...(await list.getProperties()).values()].map((one) => one.asElement());
  return elements.filter((one) => one !== null) as ElementHandle<HTMLElement>[];
}

const first = (page: Page, part: Part) => until(async () => (await find(page, part))[0], part);

/** Debian's Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  const running = new Map<Theme, Promise<Browser>>();

  /** The theme is a setting of the whole browser. */
  function start(theme: Theme): Promise<Browser> {
    const browser =
      running.get(theme) ??
      launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: {
          'layout.css.prefers-color-scheme.content-override': THEMES[theme],
          'network.proxy.type': 1,
          'network.proxy.http': NOWHERE.host,
          'network.proxy.http_port': NOWHERE.port,
          'network.proxy.ssl': NOWHERE.host,
          'network.proxy.ssl_port': NOWHERE.port,
        },
      });
    running.set(theme, browser);
    return browser;
  }

  async function visit({ site, viewport, theme }: Visit): Promise<Visitor> {
    const context = await (await start(theme)).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    return {
      open: async (path) => void (await page.goto(site + path)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      address: async () => page.url().slice(site.length),
      texts: async (part) =>
        // biome-ignore lint/performance/useDomNodeTextContent: only what a person sees.
        Promise.all((await find(page, part)).map((one) => one.evaluate(({ innerText }) => innerText))),
      press: async (part) => (await first(page, part)).click(),
      type: async (part, text) => (await first(page, part)).type(text),
      enter: () => page.keyboard.press('Enter'),
      ask: (question) => page.evaluate(question),
      picture: async (part) => Buffer.from(await (part ? await first(page, part) : page).screenshot()),
      async goOffline() {
        await page.setOfflineMode(true);
        return true;
      },
      leave: () => context.close(),
    };
  }

  return {
    visit,
    async close() {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}
