import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell without windows first: journeys take a third less time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's own, or Playwright's.
 * @throws Error that explains how to install one
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? '').split(delimiter);
  const known = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(
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
