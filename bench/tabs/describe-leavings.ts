import type { Held } from '@/scripts/fakes/traces';
import type { Outcome } from './sequence';

const PLACES = ['localStorage', 'sessionStorage', 'indexedDB', 'cache', 'cookie'];

/** Names without what is random or counts builds. */
const nameOf = ({ where, name, value }: Held) =>
  where === 'indexedDB'
    ? `expiry of ${/"cacheName":"([^"]+)"/.exec(value)?.[1] ?? value}`
    : name.replace(/^(__next_scroll_|serwist-precache-).*/, '$1…');

function describePlace(held: Held[]): string {
  const counts = new Map<string, number>();
  for (const one of held) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`).join(', ') || 'empty';
}

/** A line for each way of leaving an account: all that the browsers held afterwards, together. */
export function describeLeavings(outcomes: Outcome[]): string[] {
  const all = outcomes.flatMap(({ leaving }) => leaving ?? []);
  return [...new Set(all.map(({ way }) => way))].flatMap((way) => {
    const some = all.filter((one) => one.way === way);
    const least = Math.min(...some.map(({ before }) => before));
    const held = some.flatMap(({ after }) => after);
    return [
      `After ${way}, ${some.length} browsers, each of which held ${least} things of a person or more, hold:`,
      ...PLACES.map((place) => `  ${place}: ${describePlace(held.filter(({ where }) => where === place))}`),
    ];
  });
}
