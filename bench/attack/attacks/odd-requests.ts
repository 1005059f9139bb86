import type { Attack, Scene } from '@/bench/attack/attack.types';
import { CUT, ODD_BYTES } from '@/bench/attack/odd-bytes';

const CONNECTIONS = 250;
/** Accepted refusals; the site may also close the connection. */
const REFUSED = new Set([CUT, 400, 429, 431, 503]);

/** The same page under addresses that resemble exempt ones. */
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

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** Tries to bypass the request queue. */
export const dotSegments: Attack = {
  name: 'dot-segments',
  run: async ({ attacker, reference, wrong, seed }) => {
    await attacker.flood(
      CONNECTIONS,
      (turn) => {
        const disguise = DISGUISES[turn % DISGUISES.length] ?? '';
        return {
          path: `${disguise}${reference.words[turn % reference.words.length]}?without=x${seed}${turn}`,
        };
      },
      ({ status }, { path }) => {
        if (!REFUSED.has(status)) wrong(`${status} for ${folderOf(path)}…`);
      },
    );
  },
};

const HEADERS = 110;

/** More headers than a server reads, with the decisive one last. */
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
      // The Host header first: without it any server refuses the request.
      (turn) => ({
        path,
        headers: { host: 'polymath.example', ...junk, 'x-forwarded-for': `203.0.113.${turn % 250}` },
      }),
      ({ status }) => {
        if (![CUT, 429, 431].includes(status)) wrong(`${status} for a request with ${HEADERS} headers`);
      },
    );
  },
};

/** After too many requests. */
const REFUSED_LATER = new Set([429, 503]);

async function tryOne({ attacker, wrong }: Scene, { bytes, may }: (typeof ODD_BYTES)[number]): Promise<void> {
  const status = await attacker.sendRaw(bytes);
  if (!may.includes(status) && !REFUSED_LATER.has(status))
    wrong(`${status} for ${JSON.stringify(bytes.slice(0, 60))}`);
}

/** Log lines with a stack: a failure of the site itself. */
const stacksIn = (log: string) => log.split('\n').filter((line) => line.includes('"stack"')).length;

/** Raw requests that no HTTP client sends. */
export const oddRequests: Attack = {
  name: 'odd-requests',
  run: async (scene) => {
    while (!scene.isOver()) await Promise.all(ODD_BYTES.map((one) => tryOne(scene, one)));
    const stacks = stacksIn(await scene.readLog());
    if (stacks > 0) scene.wrong('failures with a stack stand in the log');
  },
};
