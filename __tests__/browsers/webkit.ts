import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findAll, HAS_LIBRARY, LIBRARY, stepsTo } from './find-in-page';
import { until } from './until';
import { type Engine, NOWHERE, PATIENCE_MS, type Part, type Visit, type Visitor } from './visitor';
import { startWebKitDriver } from './webkit-driver';

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

/** Debian's WebKitGTK by WebDriver: as close to Safari as one comes on Linux. */
export async function startWebKit(): Promise<Engine> {
  const webkit = await startWebKitDriver();

  async function visit({ site, viewport, theme }: Visit): Promise<Visitor> {
    const args = ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])];
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkit.browser, args },
      proxy: { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: ['localhost'] },
    });
    const driver = await new Builder().usingServer(webkit.url).withCapabilities(capabilities).build();
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
      async picture(part) {
        const from = part ? await first(driver, part) : driver;
        return Buffer.from(await from.takeScreenshot(), 'base64');
      },
      goOffline: async () => false,
      leave: () => driver.quit(),
    };
  }
  return { visit, close: webkit.stop };
}
