import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inLocale } from '@/lib/locale/locale-path';
import { shownLocales } from '@/lib/locale/locales';
import { sitePages } from '@/lib/pages/site-pages';
import { BUILD } from './build-paths';
import { pageWeight } from './page-weight';

/** Strings that occur only in server code: its marker, the model's key and the model's address. */
const SERVER_MARKERS = ['SERVER_ONLY_MODULE', 'OPENROUTER_API_KEY', 'openrouter.ai'];
const KB = 1000;

type Budget = { route: string; kilobytes: number };

/** Of the page that has most: bytes of its HTML, elements, and bytes of its data for the browser. */
const LARGEST = { route: '/search/python', bytes: 60_000, gzip: 10_800, elements: 900, data: 8_000 };

/** What first-load scripts in another language may have more than in English, on the page that has most. */
const MORE_THAN_ENGLISH = 1_024;

/** First-load JavaScript per route in kB gzip: hard limits. */
export function budgets(courseId: string, lesson: string): Budget[] {
  const others = ['/search/python', '/map/machine-learning', '/no-such-page'];
  return [
    ...[...sitePages.map(({ path }) => path), ...others].map((route) => ({ route, kilobytes: 132 })),
    { route: `/course/${courseId}`, kilobytes: 133.5 },
    { route: `/course/${courseId}/${lesson}`, kilobytes: 134 },
  ];
}

async function scriptsUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Client files of the build that contain server code. */
async function findLeaks(): Promise<string[]> {
  const files = await scriptsUnder(join(BUILD, 'static'));
  const leaks = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      return SERVER_MARKERS.some((marker) => text.includes(marker)) ? file : null;
    }),
  );
  return leaks.filter((file) => file !== null);
}

/** Measures the gzipped bytes of the scripts of a served page, as a browser without cache loads them. */
function firstLoadOf(site: string): (route: string) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const measure = async (src: string) => {
    const body = await (await fetch(new URL(src, site))).arrayBuffer();
    return gzipSync(Buffer.from(body)).byteLength;
  };
  return async (route) => {
    const html = await (await fetch(site + route)).text();
    const found = [...html.matchAll(/<script\b[^<>]*\ssrc="([^"<>]+)"/g)].flatMap(([, src]) => src ?? []);
    const addresses = [...new Set(found)];
    for (const src of addresses) if (!sizes.has(src)) sizes.set(src, measure(src));
    const all = await Promise.all(addresses.map((src) => sizes.get(src) ?? 0));
    return all.reduce((sum, size) => sum + size, 0);
  };
}

/** Prints each route with its budget, and the weight of the largest page. Returns how many passed and failed. */
export async function checkBundle(
  site: string,
  routes: Budget[],
): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  const say = (ok: boolean, text: string) => {
    if (ok) passed += 1;
    else failed += 1;
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
  };
  const leaks = await findLeaks();
  say(
    leaks.length === 0,
    leaks.length ? `server code in ${leaks.join(', ')}` : 'no server code in client files',
  );
  const firstLoad = firstLoadOf(site);
  const inEnglish = new Map<string, number>();
  for (const { route, kilobytes } of routes) {
    const bytes = await firstLoad(route);
    inEnglish.set(route, bytes);
    const size = bytes / KB;
    say(size > 0 && size <= kilobytes, `${size.toFixed(1).padStart(6)} of ${kilobytes} kB gzip  ${route}`);
  }
  for (const locale of shownLocales()) {
    let most = { more: 0, route: '' };
    for (const [route, bytes] of inEnglish) {
      const more = (await firstLoad(inLocale(locale, route))) - bytes;
      if (more > most.more) most = { more, route };
    }
    const isLoaded = most.route !== '';
    say(
      isLoaded && most.more <= MORE_THAN_ENGLISH,
      `${most.more} of ${MORE_THAN_ENGLISH} bytes gzip more than in English  ${inLocale(locale, most.route)}`,
    );
  }
  const html = await (await fetch(site + LARGEST.route)).text();
  const weight = pageWeight(html);
  for (const what of ['bytes', 'gzip', 'elements', 'data'] as const)
    say(weight[what] <= LARGEST[what], `${weight[what]} of ${LARGEST[what]} ${what}  ${LARGEST.route}`);
  return { passed, failed };
}
