import type { Attack } from '@/bench/attack/attack.types';
import type { Ask } from '@/bench/attack/attacker';
import { COPY_HEADER } from '@/lib/browser/copy-header';

const ENCODINGS = [
  ...['deflate', '*', 'GZIP', 'gzip;q=0', 'gzip;q=0.000', 'br', 'br;q=1, gzip;q=0', 'x-gzip', 'zstd', ''],
  ...['identity;q=0', 'gzip, deflate', 'deflate, gzip;q=0.5', 'Gzip', '*;q=0', 'agzip', 'gzip-x', 'compress'],
];
const OTHERS: [string, string][] = [
  ['x-nextjs-data', '1'],
  ['x-nextjs-data', ''],
  ['x-nextjs-data', 'search/pythongzip'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-action', 'x'],
  ['accept', 'application/json'],
  ['accept', 'text/markdown'],
  ['accept-language', 'ar'],
  ['range', 'bytes=0-9'],
  ['if-range', 'x'],
  ['if-none-match', '*'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['if-match', '"x"'],
  ['cookie', '__prerender_bypass=x; __next_preview_data=x'],
  ['host', 'evil.example'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-prefix', '/evil'],
  ['forwarded', 'host=evil.example'],
  ['x-original-url', '/pricing'],
  ['x-rewrite-url', '/pricing'],
  ['x-matched-path', '/pricing'],
  ['x-now-route-matches', '1=evil'],
  ['x-invoke-path', '/pricing'],
  ['x-invoke-status', '404'],
  ['x-invoke-output', '/500'],
  ['x-invoke-error', '{}'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-rewrite', '/pricing'],
  ['x-middleware-subrequest', 'middleware'],
  ['x-next-cache-tags', 'x'],
  ['x-prerender-revalidate', 'x'],
  ['x-nextjs-postponed', '1'],
  ['x-nextjs-html-request-id', 'x'],
  ['x-http-method-override', 'POST'],
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch'],
  ['user-agent', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
  ['authorization', 'Bearer x'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['save-data', 'on'],
  ['te', 'trailers'],
  ['upgrade-insecure-requests', '1'],
  ['via', '1.1 evil'],
  ['x-request-id', 'evil-evil-evil'],
  [COPY_HEADER, '1'],
];

/** Every way to request a page with an unusual header or method. */
export const MUTATIONS: Omit<Ask, 'path'>[] = [
  ...ENCODINGS.map((value) => ({ headers: { 'accept-encoding': value } })),
  ...OTHERS.flatMap(([name, value]) => [
    { headers: { [name]: value } },
    { headers: { [name]: value, 'accept-encoding': 'gzip' } },
  ]),
  { method: 'HEAD' },
  { method: 'OPTIONS' },
  { method: 'POST', headers: { 'content-length': '0' } },
];

const LANES = 4;

/** Requests each page in an unusual way, and checks what the next visitor gets. */
export const headersOfPages: Attack = {
  name: 'headers-of-pages',
  run: async ({ attacker, reference, isOver, wrong, url }) => {
    const paths = [...reference.words.map((word) => `/search/${word}`), ...reference.pages];
    let turn = 0;
    const one = async () => {
      while (!isOver()) {
        const mutation = MUTATIONS[turn % MUTATIONS.length] ?? {};
        // Each path only once, because afterwards the visitor's normal answer is cached.
        const path = paths[turn++];
        if (path === undefined) return;
        await attacker.ask({ ...mutation, path });
        for (const fault of await reference.compare(url, path))
          wrong(`after ${mutation.method ?? 'GET'} with ${JSON.stringify(mutation.headers ?? {})}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, one));
  },
};
