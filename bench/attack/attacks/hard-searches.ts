import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Scene } from '@/bench/attack/attack.types';
import type { Ask } from '@/bench/attack/attacker';

const CONNECTIONS = 40;
const GREEDY_CONNECTIONS = 8;
const REFUSED = 429;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MANY_SCRIPTS = [
  '机器学习',
  '数学',
  'データ',
  'プログラミング',
  '설계',
  'الرياضيات',
  'программирование',
  'ภาษาไทย',
];

/** Another number for each turn, the same in each run. */
const mixed = (turn: number) => (turn * 2_654_435_761) % 4_294_967_296;
const letters = (turn: number, count: number) =>
  Array.from({ length: count }, (_, at) => LETTERS[mixed(turn * 61 + at) % LETTERS.length] ?? 'a');
const longWord = (turn: number) => letters(turn, 28).join('');

/** Allowed searches that take the engine longest. */
function paths(turn: number, { reference: { words }, seed }: Scene): string[] {
  const word = (step: number) => words[mixed(turn + step) % words.length] ?? 'python';
  const script = (step: number) => MANY_SCRIPTS[mixed(turn + step) % MANY_SCRIPTS.length] ?? '';
  const search = (text: string) => `/search/${encodeURIComponent(text)}`;
  const typed = encodeURIComponent([1, 2, 3, 4].map((step) => longWord(turn * 4 + step)).join(' '));
  return [
    search(letters(turn, 60).join(' ')),
    search([1, 2, 3, 4, 5, 6].map(script).join(` ${word(7)} `)),
    search(`${word(1)} ${word(2)} without ${word(3)} not ${word(4)} for beginners free in spanish ${seed}`),
    search([1, 2, 3, 4, 5, 6, 7].map((step) => `${word(step)}x`).join(' ')),
    `/plan?goal=${encodeURIComponent(`${word(1)} and ${word(2)} ${seed}${turn}`)}`,
    `/api/suggest?q=${typed}`,
    `/api/search?q=${encodeURIComponent(letters(turn, 50).join(' '))}&explain=1`,
  ];
}

function next(turn: number, scene: Scene): Ask {
  const all = paths(turn, scene);
  return { path: all[turn % all.length] ?? '/' };
}

/** The hardest searches, plans and suggestions of all clients together, as fast as they are answered. */
export const hardSearches: Attack = {
  name: 'hard-searches',
  run: (scene) => scene.attacker.flood(CONNECTIONS, (turn) => next(turn, scene)),
};

/** The same of a person who has a hundred addresses, two requests of each at a time. */
export const manyAddresses: Attack = {
  name: 'many-addresses',
  addresses: 100,
  run: (scene) => scene.attacker.flood(200, (turn) => next(turn, scene)),
};

/** The same of one client that stops when it is told to, so that only what it may ask for is measured. */
export const oneGreedyClient: Attack = {
  name: 'one-greedy-client',
  addresses: 1,
  lawful: true,
  run: async (scene) => {
    const { attacker, isOver, over } = scene;
    let turn = 0;
    const restUntil = { pages: 0, api: 0 };
    const one = async () => {
      while (!isOver()) {
        const asked = next(turn++, scene);
        // The API has a limit of its own.
        const limit = asked.path.startsWith('/api/') ? 'api' : 'pages';
        if (limit === 'api' && Date.now() < restUntil.api) continue;
        await wait(Math.max(0, restUntil.pages - Date.now()), undefined, { signal: over }).catch(
          () => undefined,
        );
        if (isOver()) return;
        const { status, headers } = await attacker.ask(asked);
        if (status === REFUSED) restUntil[limit] = Date.now() + Number(headers['retry-after']) * 1_000;
      }
    };
    await Promise.all(Array.from({ length: GREEDY_CONNECTIONS }, one));
  },
};

/** What is cheap for the site, but was free: files that are not there, icons, and what is refused as invalid. */
export const cheapRequests: Attack = {
  name: 'cheap-requests',
  run: ({ attacker, seed }) =>
    attacker.flood(CONNECTIONS, (turn) => ({
      path:
        [
          `/_next/static/chunks/${seed}${turn}.js`,
          '/icon-512.png',
          `/search/${turn}%5c..%5cpython`,
          `/search/python?${'&'.repeat(300)}`,
        ][turn % 4] ?? '/',
    })),
};
