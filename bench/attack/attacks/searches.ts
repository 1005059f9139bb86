import type { Attack } from '@/bench/attack/attack.types';
import type { Ask } from '@/bench/attack/attacker';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
];
const CONNECTIONS = 4;

/** New words without any result in the catalogue. */
const madeUp = (seed: string, turn: number) => `zq${seed}${turn}`;

const kinds = (words: string): string[] => [
  `/search/${words}`,
  `/search/${words}?live=1`,
  `/api/search/live?q=${words}`,
  `/api/search/live?q=${words}&unasked=1`,
  `/search/${words}?live=1&page=1&sort=newest`,
  `/course/youtube-PLmadeup${words}`,
  `/course/youtube-PLmadeup${words}/1-x`,
];

function ask(seed: string, turn: number, agents: readonly string[]): Ask {
  const paths = kinds(madeUp(seed, turn));
  return {
    path: paths[turn % paths.length] ?? '/',
    headers: { 'user-agent': agents[turn % agents.length], 'sec-fetch-site': 'same-origin' },
  };
}

/** Tries to use up the daily quota of live sources with searches without built-in results. */
export const madeUpSearches: Attack = {
  name: 'made-up-searches',
  run: ({ attacker, seed }) => attacker.flood(CONNECTIONS, (turn) => ask(seed, turn, [BROWSER, ''])),
};

/** The same as a crawler, which may not spend any quota. */
export const bots: Attack = {
  name: 'searches-by-bots',
  run: async ({ attacker, seed, outside, wrong }) => {
    await attacker.flood(CONNECTIONS, (turn) => ask(seed, turn, BOTS));
    const { used } = (await outside.count()).quotas.searches;
    if (used > 0) wrong(`crawlers spent ${used} searches of the day`);
  },
};
