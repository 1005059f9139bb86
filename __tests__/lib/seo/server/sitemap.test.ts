import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { SHARD, sitemapIndex, sitemapShard } from '@/lib/seo/server/sitemap';

const COURSES = SHARD + 5;
const LESSONS = 7;
const topic = (name: string, count: number) => ({ slug: name, name, subject: 'Languages', count });
const engine = {
  version: async () => 'v1',
  overview: async () => ({
    courses: COURSES * 3,
    listed: COURSES,
    lessonPages: LESSONS,
    subjects: [
      { name: 'Languages', count: 9, topics: [topic('Spanish', 9), topic('Rare & odd', 2)], picks: [] },
    ],
    topicLanguages: { Spanish: ['ar', 'es', 'it'], 'Rare & odd': ['es'] },
    map: {
      spanish: { name: 'Spanish', subject: 'Languages', count: 9, requires: [] },
      odd: { name: 'Rare & odd', subject: 'Languages', count: 2, requires: [] },
      undecided: { name: 'Undecided', subject: 'Languages', count: 9 },
    },
  }),
  listDated: async (offset: number, limit: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, COURSES - offset)) }, (_, n) => ({
      id: `c${offset + n}`,
    })),
  listLessons: async (offset: number, limit: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, LESSONS - offset)) }, (_, n) => ({
      id: 'git',
      segment: `${offset + n + 1}-trees`,
      changed: '2026-11-21',
    })),
} as unknown as SearchEngine;

async function read(name: string, from: SearchEngine = engine): Promise<string | undefined> {
  const shard = await sitemapShard(from, name);
  if (!shard) return undefined;
  let text = '';
  for await (const piece of shard) text += piece;
  return text;
}
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

it('lists a file for pages, one for topics and as many as the courses need', async () => {
  expect(locs(await sitemapIndex(engine))).toEqual([
    'http://localhost:3000/sitemap-pages.xml',
    'http://localhost:3000/sitemap-topics.xml',
    'http://localhost:3000/sitemap-courses-1.xml',
    'http://localhost:3000/sitemap-courses-2.xml',
    'http://localhost:3000/sitemap-lessons-1.xml',
  ]);
});

it('has every course once, at most 10,000 in a file, and no file beyond the last', async () => {
  const first = locs(await read('courses-1'));
  const second = locs(await read('courses-2'));
  expect([first.length, second.length]).toEqual([10_000, 5]);
  expect(new Set([...first, ...second]).size).toBe(COURSES);
  for (const name of ['courses-3', 'courses-0', 'nothing']) expect(await read(name)).toBeUndefined();
});

it('has the lessons that say something of their own, with the day of their course', async () => {
  const xml = await read('lessons-1');
  expect(locs(xml)).toHaveLength(LESSONS);
  expect(xml).toContain('/course/git/7-trees</loc><lastmod>2026-11-21</lastmod>');
  expect(await read('lessons-2')).toBeUndefined();
});

it('asks for some courses at a time and writes them before it asks for more', async () => {
  const asked: number[] = [];
  const shard = await sitemapShard(
    {
      ...engine,
      listDated: async (offset, limit) => {
        asked.push(limit);
        return engine.listDated(offset, limit);
      },
    },
    'courses-1',
  );
  const pieces = shard?.[Symbol.asyncIterator]();
  await pieces?.next();
  await pieces?.next();
  expect(asked).toHaveLength(1);
  expect(Math.max(...asked)).toBeLessThanOrEqual(SHARD / 10);
});

it('says when a course changed where that is known, and nothing where it is not', async () => {
  const dated: SearchEngine = {
    ...engine,
    listDated: async (offset) => (offset === 0 ? [{ id: 'a', changed: '2026-11-21' }, { id: 'b' }] : []),
  };
  const xml = await read('courses-1', dated);
  expect(xml).toContain('<loc>http://localhost:3000/course/a</loc><lastmod>2026-11-21</lastmod>');
  expect(xml).toContain('<loc>http://localhost:3000/course/b</loc></url>');
  expect(await read('courses-1', dated)).toBe(xml);
});

it('names the languages of a page at each of its addresses', async () => {
  const xml = (await read('topics')) ?? '';
  const rows = xml.split('\n').filter((row) => row.includes('/search/spanish</loc>'));
  const named = rows.map((row) =>
    [...row.matchAll(/hreflang="(.*?)" href="http:\/\/localhost:3000(.*?)"/g)].map(([, name, path]) => [
      name,
      path,
    ]),
  );
  const all = [
    ['en', '/search/spanish'],
    ['es', '/es/search/spanish'],
    ['ar', '/ar/search/spanish'],
    ['x-default', '/search/spanish'],
  ];
  expect(named).toEqual([all, all, all]);
  expect(xml).toContain('<loc>http://localhost:3000/map/spanish</loc></url>');
  const pages = locs(await read('pages'));
  for (const path of ['/', '/topics', '/es', '/zh-hans/topics'])
    expect(pages).toContain(`http://localhost:3000${path}`);
  expect(pages).not.toContain('http://localhost:3000/es/pricing');
});

it('has the topics that may be indexed, under the address that is canonical', async () => {
  const topics = locs(await read('topics'));
  expect(topics.filter((address) => address?.includes('/search/'))).toEqual(
    ['', '/es', '/ar'].map((prefix) => `http://localhost:3000${prefix}/search/spanish`),
  );
  expect(topics.filter((address) => address?.includes('/map/'))).toEqual([
    'http://localhost:3000/map/spanish',
  ]);
  expect(topics.join()).not.toContain('odd');
});
