import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's names of them. */
const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb';
const LIBRARIES = '/usr/lib';

type Place = { PATH?: string; libraries?: string };

const missing = (what: string) =>
  new Error(`No ${what} was found. On Debian, install it with "apt-get install ${PACKAGES}".`);

function findProgram(names: string[], path: string): string {
  const places = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = places.find((place) => existsSync(place));
  if (!found) throw missing(names.join(' or '));
  return found;
}

/** WebKitGTK's own browser is in no folder of PATH, but in one of the library's version and the machine's kind. */
function findMiniBrowser(libraries: string): string {
  const places = existsSync(libraries) ? readdirSync(libraries) : [];
  const found = places
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) => readdirSync(join(libraries, folder)).map((name) => join(libraries, folder, name)))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place));
  if (!found) throw missing("WebKitGTK's MiniBrowser");
  return found;
}

/** @throws Error that says how to install it */
export function findFirefox({ PATH = process.env.PATH ?? '' }: Place = {}): string {
  return findProgram(['firefox-esr', 'firefox'], PATH);
}

/**
 * WebKitGTK's driver and browser, and a server of screens that nobody sees: the browser has no mode without a screen.
 * @throws Error that says how to install them
 */
export function findWebKit({ PATH = process.env.PATH ?? '', libraries = LIBRARIES }: Place = {}) {
  return {
    driver: findProgram(['WebKitWebDriver'], PATH),
    miniBrowser: findMiniBrowser(libraries),
    xvfb: findProgram(['Xvfb'], PATH),
  };
}
