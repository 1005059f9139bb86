import { isListedTopic } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { inLocale } from '@/lib/locale/locale-path';
import { type Locale, shownLocales } from '@/lib/locale/locales';
import { topicAround } from '@/lib/map';
import { sitePages } from '@/lib/pages';
import { plainPaths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import { curatedWords } from './curated-words';
import { escapeXml } from './escape-xml';
import { localesOfTopic } from './locales-of-topic';

/** Maximum number of addresses per file: a fifth of what the protocol allows. */
export const SHARD = 10_000;
/** Number of courses that are loaded and written at a time: visitors take turns with it. */
const PIECE = 1_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Of files whose addresses have others in other languages. */
const SPACES = `${SPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

type Catalog = Pick<SearchEngine, 'version' | 'overview' | 'listDated' | 'listLessons'>;
type List = (offset: number) => Promise<Entry[]>;
/** `locales`: the languages in which there are such pages, besides English. */
type Entry = { path: string; changed?: string; locales?: readonly Locale[] };

const addressIn = (locale: Locale, path: string) => escapeXml(publicEnv.siteUrl + inLocale(locale, path));

/** An address in English and in each of its languages, each of which names all. */
function inAllLanguages({ path, locales = [] }: Entry): string {
  const all: Locale[] = ['en', ...locales];
  const named = [...all.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const];
  const links = named
    .map(
      ([name, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(locale, path)}"/>`,
    )
    .join('');
  return all
    .map((locale) => `<url><loc>${addressIn(locale, path)}</loc>${locales.length > 0 ? links : ''}</url>\n`)
    .join('');
}

function lines(tag: 'url' | 'sitemap', entries: Entry[]): string {
  return entries
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<${tag}><loc>${escapeXml(publicEnv.siteUrl + path)}</loc>${lastmod}</${tag}>\n`;
    })
    .join('');
}

/** The sitemap index: the list of all sitemap files. */
export async function sitemapIndex(engine: Pick<SearchEngine, 'overview'>): Promise<string> {
  const { listed, lessonPages } = await engine.overview();
  const shards = (kind: string, addresses: number) =>
    Array.from({ length: Math.ceil(addresses / SHARD) }, (_, n) => ({
      path: `/sitemap-${kind}-${n + 1}.xml`,
    }));
  const files = [
    { path: '/sitemap-pages.xml' },
    { path: '/sitemap-topics.xml' },
    ...shards('courses', listed),
    ...shards('lessons', lessonPages),
  ];
  return `${HEAD}<sitemapindex ${SPACE}>\n${lines('sitemap', files)}</sitemapindex>\n`;
}

/** Words of the topic pages that may be indexed. */
export async function indexedTopics(engine: Pick<SearchEngine, 'version' | 'overview'>): Promise<string[]> {
  const { pages } = await curatedWords(engine);
  return [...pages].flatMap(([words, topic]) => (isListedTopic(topic) ? [words] : []));
}

const indexedPages = (): Entry[] =>
  sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path, locales }) => ({ path, ...(locales === 'all' && { locales: shownLocales() }) }));

/** The pages of topics, each with the languages in which it may be indexed. */
async function topicPages(engine: Pick<SearchEngine, 'version' | 'overview'>): Promise<Entry[]> {
  const [{ pages }, overview] = await Promise.all([curatedWords(engine), engine.overview()]);
  return (await indexedTopics(engine)).map((words) => ({
    path: plainPaths.search(words),
    locales: localesOfTopic(overview, pages.get(words)?.slug ?? ''),
  }));
}

/** Slugs of the topics whose map may be indexed. */
async function indexedMaps(engine: Pick<SearchEngine, 'overview'>): Promise<string[]> {
  const { map } = await engine.overview();
  return Object.keys(map).filter((slug) => {
    const around = topicAround(map, slug);
    return around !== undefined && isListedTopic(around.topic);
  });
}

const entry = (path: string, changed?: string): Entry => ({ path, ...(changed && { changed }) });

/** How the addresses of a kind are listed, a piece at a time. */
const LISTS: Record<string, (engine: Catalog) => List> = {
  courses: (engine) => async (offset) =>
    (await engine.listDated(offset, PIECE)).map(({ id, changed }) => entry(plainPaths.course(id), changed)),
  lessons: (engine) => async (offset) =>
    (await engine.listLessons(offset, PIECE)).map(({ id, segment, changed }) =>
      entry(plainPaths.lesson(id, segment), changed),
    ),
};

async function* wrapped(
  parts: Iterable<string> | AsyncIterable<string>,
  spaces = SPACE,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${spaces}>\n`;
  yield* parts;
  yield '</urlset>\n';
}

async function* linesOf(list: List, first: Entry[], from: number): AsyncGenerator<string> {
  let entries = first;
  for (let at = from; entries.length > 0; ) {
    yield lines('url', entries);
    at += PIECE;
    if (entries.length < PIECE || at >= from + SHARD) return;
    entries = await list(at);
  }
}

/**
 * One sitemap file in chunks: `pages`, `topics`, `courses-1` and so on, or `lessons-1` and so on.
 * @returns undefined if there is no such file.
 */
export async function sitemapShard(
  engine: Catalog,
  name: string,
): Promise<AsyncIterable<string> | undefined> {
  if (name === 'pages') return wrapped(indexedPages().map(inAllLanguages), SPACES);
  if (name === 'topics') {
    const maps = (await indexedMaps(engine)).map((slug) => ({ path: plainPaths.map(slug) }));
    return wrapped([...(await topicPages(engine)), ...maps].map(inAllLanguages), SPACES);
  }
  const [, kind = '', number] = /^(courses|lessons)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const list = LISTS[kind]?.(engine);
  if (!list) return undefined;
  const from = (Number(number) - 1) * SHARD;
  const first = await list(from);
  return first.length > 0 ? wrapped(linesOf(list, first, from)) : undefined;
}
