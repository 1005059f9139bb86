import type { Attack } from '@/bench/attack/attack.types';

const CONNECTIONS = 4;
/** Number of route labels of the site, with a margin. */
const MOST_KINDS = 80;
const SECRET = 'jane.doe';

/** Tries to put addresses into the log, and to create a label per address. */
export const logLabels: Attack = {
  name: 'log-labels',
  run: async ({ attacker, readLog, wrong, seed }) => {
    await attacker.flood(CONNECTIONS, (turn) => {
      const name = `${SECRET}%40mail-${seed}${turn}`;
      const paths = [
        `/${name}`,
        `/${name}/x`,
        `/api/${name}`,
        `/_next/${name}`,
        `/search/${name}`,
        `/feeds/${name}`,
      ];
      return { path: paths[turn % paths.length] ?? '/' };
    });
    const log = await readLog();
    if (log.includes(SECRET)) wrong('the log names what was asked for');
    const kinds = new Set([...log.matchAll(/"kind":"([^"]*)"/g)].map(([, kind]) => kind));
    if (kinds.size > MOST_KINDS) wrong(`${kinds.size} kinds of addresses stand in the log`);
  },
};
