import type { Attack, Scene } from '@/scripts/attack/attack.types';
import { CUT } from '@/scripts/attack/attacker';

const CONNECTIONS = 250;
/** Refusals, whatever their reason; a site may also hang up. */
const REFUSED = new Set([CUT, 400, 429, 431, 503]);

/** The same page by addresses that look like something that is always let in. */
const DISGUISES = [
  '/_next/static/../../search/',
  '/_next/static/chunks/../../../search/',
  '/_next/static/./../../search/',
  '/api/health/../../search/',
  '/api/chat/../../search/',
  '/_next/static/%2e%2e/%2e%2e/search/',
  '/_next/static/.%2E/%2e./search/',
  '/_next/static\\..\\..\\search\\',
  '/_next\\static/../../search/',
  '/./search/',
  '/search/../search/',
];

/** Walks around the overload protection. */
export const dotSegments: Attack = {
  name: 'dot-segments',
  run: async ({ attacker, reference, wrong, seed }) => {
    await attacker.flood(
      CONNECTIONS,
      (turn) => {
        const disguise = DISGUISES[turn % DISGUISES.length] ?? '';
        return { path: `${disguise}${reference.words[turn % reference.words.length]}?turn=${seed}${turn}` };
      },
      ({ status }, { path }) => {
        if (!REFUSED.has(status)) wrong(`${status} for ${path.replace(/[^/\\]*$/, '…')}`);
      },
    );
  },
};

const HEADERS = 110;

/** More headers than a server reads, with the one that counts as the last. */
export const manyHeaders: Attack = {
  name: 'many-headers',
  prepare: async () => ({
    env: { TRUSTED_PROXIES: 'loopback' },
    look: () => undefined,
    stop: async () => undefined,
  }),
  run: async ({ attacker, wrong }) => {
    const junk = Object.fromEntries(
      Array.from({ length: HEADERS }, (_, number) => [`x-junk-${number}`, '1']),
    );
    const path = '/api/suggest?q=py';
    await attacker.flood(
      4,
      // The host first: without it any server refuses.
      (turn) => ({
        path,
        headers: { host: 'polymath.example', ...junk, 'x-forwarded-for': `203.0.113.${turn % 250}` },
      }),
      ({ status }) => {
        if (status !== 431 && status !== CUT) wrong(`${status} for a request with ${HEADERS} headers`);
      },
    );
  },
};

const HOST = 'Host: polymath.example\r\n';
const END = 'Connection: close\r\n\r\n';
/** Longer than the site gives anybody to send a whole request. */
const QUIET_MS = 25_000;
/** When there was too much of it. */
const REFUSED_LATER = new Set([429, 503]);
/** What no browser sends, and what may come back first. */
const ODD: [string, readonly number[]][] = [
  [`OPTIONS * HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET * HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET http://evil.example/search/python HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET https://evil.example:1/ HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET HTTP://evil.example HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET /\\evil.example HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET search HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${END}`, [400]],
  [`GET / HTTP/1.1\r\n${END}`, [400]],
  [`GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}${END}`, [308, 400, 404]],
  [`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${END}`, [CUT, 400, 404, 405]],
  [`TRACE / HTTP/1.1\r\n${HOST}${END}`, [400, 405]],
  [`GET / HTTP/9.9\r\n${HOST}${END}`, [400, 505]],
  [`GET /\x00 HTTP/1.1\r\n${HOST}${END}`, [400]],
  [`GET /%00 HTTP/1.1\r\n${HOST}${END}`, [400, 404]],
  [`GET /%ff%fe HTTP/1.1\r\n${HOST}${END}`, [400, 404]],
  [`GET /search/% HTTP/1.1\r\n${HOST}${END}`, [308, 400, 404]],
  [`GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n${END}`, [431]],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}${END}`, [414, 431]],
  [
    `POST /api/crash HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n${END}0\r\n\r\n`,
    [400],
  ],
  [`POST /api/crash HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 4\r\n${END}abcd`, [400]],
  [`POST /api/crash HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n${END}0\r\n\r\n`, [400, 501]],
  [`POST /api/crash HTTP/1.1\r\n${HOST}Content-Length: -1\r\n${END}`, [400]],
  [`POST /api/crash HTTP/1.1\r\n${HOST}Content-Length: 999999999\r\n${END}`, [413]],
  [`POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${END}zz\r\n\r\n`, [400, 405]],
  [`GET / HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, [CUT, 200, 400, 426, 429]],
  [`GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n${END}`, [100, 200, 417, 429]],
  [`GET / HTTP/1.1\r\n${HOST}Expect: something\r\n${END}`, [417]],
  [`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`, [CUT, 400, 505]],
];

async function tryOne({ attacker, wrong }: Scene, [bytes, may]: (typeof ODD)[number]): Promise<void> {
  const status = await attacker.sendRaw(bytes, QUIET_MS);
  if (!may.includes(status) && !REFUSED_LATER.has(status))
    wrong(`${status} for ${JSON.stringify(bytes.slice(0, 60))}`);
}

/** Lines of the log that carry a stack: a failure of the site's own. */
const stacksIn = (log: string) => log.split('\n').filter((line) => line.includes('"stack"')).length;

/** Requests by hand, such as no HTTP client sends. */
export const oddRequests: Attack = {
  name: 'odd-requests',
  run: async (scene) => {
    while (!scene.isOver()) await Promise.all(ODD.map((one) => tryOne(scene, one)));
    const stacks = stacksIn(await scene.readLog());
    if (stacks > 0) scene.wrong('failures with a stack stand in the log');
  },
};
