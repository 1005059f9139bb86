import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without windows; journeys take a third less time in it. It has no back and forward cache. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function findIn(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Path of the system's Chromium with all of its parts, if it has one. */
export const findWholeBrowser = (): string | undefined => findIn(WHOLE);

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's own, or Playwright's.
 * @throws Error that explains how to install one
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM_PATH, findIn([SHELL, ...WHOLE]), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one with "npx playwright install chromium" or "apt-get install chromium", or name one in CHROMIUM_PATH.',
  );
}

/** Flags that Chromium needs as root in a container without a network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
