import type { Attack } from '@/bench/attack/attack.types';
import type { Answer, Ask } from '@/bench/attack/attacker';

const CONNECTIONS = 20;
const VIDEO = 'dQw4w9WgXcQ';
/** Widths and qualities; the site's pages use only two widths and one quality. */
const WIDTHS = [16, 48, 96, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840, 319, 0, -1, 1e9];
const optimize = (url: string, rest = '') => `/_next/image?url=${encodeURIComponent(url)}${rest}`;
const madeUpVideo = (seed: string, turn: number) => `${seed}${turn}xxxxxxxxxxx`.slice(-11);

/** Image addresses that no page of the site contains. */
const unknown = (seed: string, turn: number): string[] => [
  optimize(`/api/thumbnail/320/${VIDEO}?x=${seed}${turn}`, '&w=320&q=75'),
  optimize(`/api/thumbnail/320/${VIDEO}`, `&w=320&q=75&x=${seed}${turn}`),
  optimize(`/api/thumbnail/480/${VIDEO}`, `&w=${WIDTHS[turn % WIDTHS.length]}&q=75`),
  optimize(`/api/thumbnail/320/${VIDEO}`, `&w=320&q=${turn % 100 === 75 ? 74 : turn % 100}`),
  optimize(`/favicon.svg`, '&w=320&q=75'),
  optimize(`/api/share-image?page=home`, '&w=320&q=75'),
  optimize(`/_next/image?url=%2Ffavicon.svg&w=320&q=75`, '&w=320&q=75'),
  optimize(`http://127.0.0.1:1/${turn}.png`, '&w=320&q=75'),
  optimize(`//evil.example/x.png`, '&w=320&q=75'),
  optimize(`/api/thumbnail/320/../../search`, '&w=320&q=75'),
];

const ok = ({ status }: Answer) => status === 200;
const kind = ({ path }: Ask) => decodeURIComponent(path).replace(/[?&]x=\w+/, '…');

/** Fills the optimizer's cache and uses its time with images that the site does not show. */
export const images: Attack = {
  name: 'images',
  run: async ({ attacker, seed, wrong }) => {
    await attacker.flood(
      CONNECTIONS,
      (turn) => {
        const asks = unknown(seed, Math.floor(turn / 10));
        return { path: asks[turn % asks.length] ?? '/' };
      },
      (answer, ask) => {
        if (ok(answer)) wrong(`a picture that no page shows: ${kind(ask)}`);
      },
    );
  },
};

/** Thumbnails of made-up videos, which cannot be told from real ones by their address. */
export const thumbnails: Attack = {
  name: 'thumbnails',
  run: async ({ attacker, seed }) => {
    await attacker.flood(CONNECTIONS, (turn) => {
      const path = `/api/thumbnail/${turn % 2 ? 320 : 480}/${madeUpVideo(seed, turn)}`;
      return { path: turn % 3 ? optimize(path, `&w=${turn % 2 ? 320 : 480}&q=75`) : `${path}?x=${turn}` };
    });
  },
};
