import type { Attack, Scene } from '@/bench/attack/attack.types';
import type { Ask } from '@/bench/attack/attacker';
import { serverEnv } from '@/lib/server/env';

const CONNECTIONS = 50;
/** Maximum length of the request line. */
const LONGEST_PATH = 7_000;

type Next = (turn: number, scene: Scene) => Ask;

const flood = (name: string, next: Next, connections = CONNECTIONS): Attack => ({
  name,
  run: (scene) => scene.attacker.flood(connections, (turn) => next(turn, scene)),
});

const word = (turn: number, { reference }: Scene) => reference.words[turn % reference.words.length] ?? '';
const page = (turn: number, { reference }: Scene) => reference.pages[turn % reference.pages.length] ?? '';

/** Pages that were not requested before, so that each is rendered. */
const pages = flood('pages', (turn, scene) => {
  const paths = [
    `/search/${word(turn, scene)} ${word(turn * 7 + 1, scene)}`.replace(' ', '%20'),
    `/search/${word(turn, scene)}?page=${1 + (turn % 9)}&sort=newest&level=beginner`,
    `${page(turn, scene)}/1-${scene.seed}${turn}`,
    `/feeds/${word(turn, scene)}.xml?x=${turn}`,
    `/sitemap.xml?x=${turn}`,
  ];
  return { path: paths[turn % paths.length] ?? '/' };
});

/** Addresses that were encoded repeatedly. */
const decoding = flood(
  'encoded-again',
  (turn) => {
    const run = ['%25', '%2525', '%25%32%35', '%', '%25%'][Math.floor(turn / 4) % 5] ?? '%25';
    const text = `%${run.replace(/^%/, '')}`.repeat(Math.floor(LONGEST_PATH / run.length));
    return {
      path:
        [`/search/${text}`, `/api/search?q=${text}`, `/course/${text}`, `/search?q=${text}`][turn % 4] ?? '/',
    };
  },
  8,
);

const api = flood('api', (turn, scene) => {
  const words = `${word(turn, scene)} ${word(turn * 3 + 1, scene)} ${scene.seed}${turn}`;
  const query = encodeURIComponent(words);
  const paths = [
    `/api/search?q=${query}&explain=1`,
    `/api/suggest?q=${query}`,
    `/api/calendar?goal=${query}&course=${page(turn, scene).split('/').at(-1)}`,
    `/api/lessons?id=${page(turn, scene).split('/').at(-1)}`,
    `/api/courses?ids=${scene.reference.pages
      .slice(0, 20)
      .map((path) => path.split('/').at(-1))
      .join(',')}`,
    '/api/guide',
    '/api/config',
  ];
  return { path: paths[turn % paths.length] ?? '/' };
});

const ready = flood('ready', (turn) => ({ path: turn % 2 ? '/api/ready' : '/api/health' }));

/** Follows a guess to the right address, which is drawn. */
const shareImages: Attack = {
  name: 'share-images',
  run: async (scene) => {
    const { attacker } = scene;
    let turn = 0;
    const one = async () => {
      while (!scene.isOver()) {
        const id = page(turn++, scene).split('/').at(-1);
        const { headers } = await attacker.ask({ path: `/api/share-image?course=${id}&v=0` });
        if (typeof headers.location === 'string') await attacker.ask({ path: headers.location });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
  },
};

const headers = flood('header-flood', (turn, scene) => ({
  path: `/search/${word(turn, scene)}?without=x${turn}`,
  headers: { cookie: `a=${'x'.repeat(3_500)}; b=${turn}`, referer: `http://x/${'y'.repeat(3_500)}` },
}));

/** Fills the cache with equivalent pages. */
const fillers = flood('cache-fillers', (turn, scene) => {
  const paths = [
    `/search/${word(turn, scene)}`,
    '/',
    '/topics',
    page(turn, scene),
    '/feeds/all.xml',
    '/robots.txt',
  ];
  const name = turn % 4 < 2 ? 'x' : 'without';
  return { path: `${paths[turn % paths.length]}?${name}=x${scene.seed}${turn}` };
});

/** Claims another address in each request; there is no proxy that this site trusts. */
const forged: Attack = {
  name: 'forged-addresses',
  run: async ({ attacker, wrong, reference, seed }) => {
    let answered = 0;
    const from = Date.now();
    const cost = 2;
    await attacker.flood(
      8,
      (turn) => {
        const address = `198.51.${turn % 250}.${(turn >> 8) % 250}`;
        return {
          path: `/api/search?q=${reference.words[turn % reference.words.length]}&x=${seed}${turn}`,
          headers: {
            'x-forwarded-for': address,
            'x-real-ip': address,
            forwarded: `for=${address}`,
            'cf-connecting-ip': address,
            'true-client-ip': address,
          },
        };
      },
      ({ status }) => {
        if (status === 200) answered++;
      },
    );
    const minutes = 1 + Math.ceil((Date.now() - from) / 60_000);
    const most = (serverEnv.RATE_LIMIT_CLIENT / cost) * minutes * attacker.addresses.length;
    if (answered > most) wrong(`${answered} searches were answered, the share of these clients is ${most}`);
  },
};

export const floods: Attack[] = [pages, decoding, api, ready, shareImages, headers, fillers, forged];
