import type { Attack } from '@/bench/attack/attack.types';
import { MUTATIONS } from './headers-of-pages';

/** Requests whose cache key, if simply concatenated, equals that of another request. */
const collisions = (path: string) => {
  const rest = path.slice(1);
  return ['gzip', ''].flatMap((zip) => [
    { path: '/', headers: { 'x-nextjs-data': `${rest}${zip}` } },
    { path: `/${rest.slice(0, 4)}`, headers: { 'x-nextjs-data': `${rest.slice(4)}${zip}` } },
    { path: `${path}gzip`, headers: {} },
  ]);
};

/** Tries to fill the cache of the shipped nginx configuration with answers under the keys of other pages. */
export const nginxCache: Attack = {
  name: 'nginx-cache',
  behindNginx: true,
  run: async ({ attacker, reference, isOver, wrong, url }) => {
    const paths = [...reference.words.map((word) => `/search/${word}`), ...reference.pages];
    for (let turn = 0; !isOver(); turn++) {
      const path = paths[turn];
      if (path === undefined) return;
      if (turn % 2 === 0) for (const ask of collisions(path)) await attacker.ask(ask);
      else await attacker.ask({ ...MUTATIONS[(turn >> 1) % MUTATIONS.length], path });
      for (const fault of await reference.compare(url, path)) wrong(fault);
    }
  },
};
