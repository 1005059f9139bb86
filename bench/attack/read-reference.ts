import { findWords } from '@/bench/site/find-words';
import { Reference } from './reference';

const MOST_PAGES = 300;
const READ_MS = 30_000;

async function placesIn(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_MS) });
  const text = await answer.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place]) =>
    place ? new URL(place).pathname : [],
  );
}

/** The pages of a site by its own sitemap, and words of its courses. */
export async function readReference(site: string) {
  const maps = await placesIn(`${site}/sitemap.xml`);
  const all = (await Promise.all(maps.map((map) => placesIn(site + map)))).flat();
  const courses = all.filter((path) => /^\/course\/[^/]+$/.test(path)).slice(0, MOST_PAGES);
  if (courses.length === 0) throw new Error('The sitemap names no course.');
  const words = findWords();
  const clean = [
    '/',
    '/topics',
    '/pricing',
    '/robots.txt',
    '/favicon.svg',
    ...words.slice(0, 6).map((word) => `/search/${word}`),
    ...courses.slice(0, 4),
  ];
  return { reference: new Reference(site, courses, words), clean };
}
