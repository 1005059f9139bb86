import { encode } from 'html-entities';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/server/catalog/engine.types';
import { assertServer } from '@/lib/server/guard';
import { curatedWords } from './curated-words';

assertServer('lib/server/seo/sitemap');

/** Addresses of one file: a fifth of what the protocol allows, so that one is written without much memory. */
export const SHARD = 10_000;
/** Topics with fewer courses are not to be indexed: see `curated-words`. */
const FEWEST_COURSES = 3;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PAGES = [
  paths.home(),
  paths.topics(),
  paths.pricing(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.refundPolicy(),
];

const lines = (tag: string, addresses: string[]) =>
  addresses
    .map((path) => `<${tag}><loc>${encode(publicEnv.siteUrl + path, { level: 'xml' })}</loc></${tag}>\n`)
    .join('');

function urlSet(addresses: string[]): string {
  return `${HEAD}<urlset ${SPACE}>\n${lines('url', addresses)}</urlset>\n`;
}

export async function sitemapIndex(engine: SearchEngine): Promise<string> {
  const { courses } = await engine.overview();
  const shards = Array.from(
    { length: Math.ceil(courses / SHARD) },
    (_, n) => `/sitemap-courses-${n + 1}.xml`,
  );
  const files = ['/sitemap-pages.xml', '/sitemap-topics.xml', ...shards];
  return `${HEAD}<sitemapindex ${SPACE}>\n${lines('sitemap', files)}</sitemapindex>\n`;
}

async function topicAddresses(engine: SearchEngine): Promise<string[]> {
  const [words, { subjects }] = await Promise.all([curatedWords(engine), engine.overview()]);
  const small = subjects.flatMap(({ topics }) => topics).filter(({ count }) => count < FEWEST_COURSES);
  const left = new Set(small.map(({ name }) => name.toLowerCase()));
  return [...words].filter((topic) => !left.has(topic)).map((topic) => paths.search(topic));
}

/**
 * One file of the sitemap: `pages`, `topics` or `courses-1` and so on.
 * @returns undefined where there is no such file.
 */
export async function sitemapShard(engine: SearchEngine, name: string): Promise<string | undefined> {
  if (name === 'pages') return urlSet(PAGES);
  if (name === 'topics') return urlSet(await topicAddresses(engine));
  const number = /^courses-([1-9]\d{0,5})$/.exec(name)?.[1];
  if (!number) return undefined;
  const ids = await engine.listCourseIds((Number(number) - 1) * SHARD, SHARD);
  return ids.length > 0 ? urlSet(ids.map((id) => paths.course(id))) : undefined;
}

export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicEnv.siteUrl}/sitemap.xml\n`;
}
