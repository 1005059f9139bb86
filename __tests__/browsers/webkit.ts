import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import sharp, { type Region } from 'sharp';
import { findAll, HAS_LIBRARY, LIBRARY, stepsTo } from './find-in-page';
import { until } from './until';
import {
  type Engine,
  NOWHERE,
  PATIENCE_MS,
  type Part,
  type Theme,
  type Visit,
  type Visitor,
} from './visitor';
import { type Driver, type Screen, startDriver, startScreen } from './webkit-driver';

const TRIES = 3;
/** A session starts in three seconds, on a busy machine in ten. */
const START_MS = 20_000;
/** Scrolls to an element and says where it is: the driver's own picture of an element is black. */
const SHOW = `
  arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) };`;
const PROXY = `${NOWHERE.host}:${NOWHERE.port}`;

async function find(driver: WebDriver, part: Part): Promise<WebElement[]> {
  if (!(await driver.executeScript<boolean>(`return ${HAS_LIBRARY}`))) await driver.executeScript(LIBRARY);
  return driver.executeScript<WebElement[]>(`return (${findAll})(...arguments)`, stepsTo(part));
}

const first = (driver: WebDriver, part: Part) => until(async () => (await find(driver, part))[0], part);

/** Makes the page, not the window, that large. */
async function resize(driver: WebDriver, { width, height }: Visit['viewport']): Promise<void> {
  const window = driver.manage().window();
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const outer = await window.getRect();
  const [innerWidth, innerHeight] = await inner();
  await window.setRect({
    x: 0,
    y: 0,
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
  await driver.wait(async () => String(await inner()) === String([width, height]), PATIENCE_MS);
}

async function picture(driver: WebDriver, part?: Part): Promise<Buffer> {
  const place = part && (await driver.executeScript<Region>(SHOW, await first(driver, part)));
  const screen = Buffer.from(await driver.takeScreenshot(), 'base64');
  return place ? sharp(screen).extract(place).toBuffer() : screen;
}

function capabilitiesOf(browser: string, theme: Theme): Capabilities {
  const args = ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])];
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args },
    proxy: { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: ['localhost'] },
  });
}

type Session = { driver: WebDriver; program: Driver };

/** MiniBrowser crashes now and then while it starts, and its driver then waits for ever: both are started again. */
async function startSession(screen: Screen, theme: Theme, tries = TRIES): Promise<Session> {
  const program = await startDriver(screen);
  const start = new Builder()
    .usingServer(program.url)
    .withCapabilities(capabilitiesOf(program.browser, theme))
    .build();
  const driver = await Promise.race([
    Promise.resolve(start).catch(() => undefined),
    wait(START_MS, undefined, { ref: false }),
  ]);
  if (driver) return { driver, program };
  await program.stop();
  if (tries === 1) throw new Error(`WebKitGTK's browser did not start, ${TRIES} times.`);
  return startSession(screen, theme, tries - 1);
}

/** Debian's WebKitGTK by WebDriver: as close to Safari as one comes on Linux. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();

  async function visit({ site, viewport, theme }: Visit): Promise<Visitor> {
    const { driver, program } = await startSession(screen, theme);
    await resize(driver, viewport);
    return {
      open: (path) => driver.get(site + path),
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      address: async () => (await driver.getCurrentUrl()).slice(site.length),
      texts: async (part) => Promise.all((await find(driver, part)).map((one) => one.getText())),
      press: async (part) => (await first(driver, part)).click(),
      type: async (part, text) => (await first(driver, part)).sendKeys(text),
      enter: async () => driver.switchTo().activeElement().sendKeys(Key.ENTER),
      ask: (question) => driver.executeScript(`return (${question})()`),
      picture: (part) => picture(driver, part),
      goOffline: async () => false,
      async leave() {
        await driver.quit();
        await program.stop();
      },
    };
  }
  return { visit, close: screen.stop };
}
