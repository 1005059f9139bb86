import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePages } from '@/lib/pages/site-pages';
import { BUILD } from './build-paths';
import { pageWeight } from './page-weight';

/** Strings that occur only in server code: its marker, the model's key and the model's address. */
const SERVER_MARKERS = ['SERVER_ONLY_MODULE', 'OPENROUTER_API_KEY', 'openrouter.ai'];
const KB = 1000;

type Budget = { route: string; kilobytes: number };

/** Of the page that has most: bytes of its HTML, elements, and bytes of its data for the browser. */
const LARGEST = { route: '/search/python', bytes: 60_000, gzip: 10_800, elements: 900, data: 8_000 };

/** First-load JavaScript per route in kB gzip: hard limits. */
export function budgets(courseId: string, lesson: string): Budget[] {
  return [
    ...sitePages.map(({ path, firstLoadKilobytes }) => ({ route: path, kilobytes: firstLoadKilobytes })),
    { route: '/search/python', kilobytes: 132 },
    { route: `/course/${courseId}`, kilobytes: 133.5 },
    { route: `/course/${courseId}/${lesson}`, kilobytes: 134.6 },
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

/** Gzipped bytes of the scripts of a served page, as a browser without cache loads them. */
async function measureFirstLoad(site: string, route: string): Promise<number> {
  const html = await (await fetch(site + route)).text();
  const addresses = [...html.matchAll(/<script\b[^<>]*\ssrc="([^"<>]+)"/g)].flatMap(([, src]) => src ?? []);
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (src) => {
      const body = await (await fetch(new URL(src, site))).arrayBuffer();
      return gzipSync(Buffer.from(body)).byteLength;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
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
  for (const { route, kilobytes } of routes) {
    const size = (await measureFirstLoad(site, route)) / KB;
    say(size > 0 && size <= kilobytes, `${size.toFixed(1).padStart(6)} of ${kilobytes} kB gzip  ${route}`);
  }
  const html = await (await fetch(site + LARGEST.route)).text();
  const weight = pageWeight(html);
  for (const what of ['bytes', 'gzip', 'elements', 'data'] as const)
    say(weight[what] <= LARGEST[what], `${weight[what]} of ${LARGEST[what]} ${what}  ${LARGEST.route}`);
  return { passed, failed };
}
