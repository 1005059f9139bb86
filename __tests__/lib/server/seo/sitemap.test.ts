/** @jest-environment node */

import { readSearch } from '@/lib/search/search-url';
import type { SearchEngine } from '@/lib/server/catalog/engine.types';
import { curatedWords, standingOf } from '@/lib/server/seo/curated-words';
import { robotsText, SHARD, sitemapIndex, sitemapShard } from '@/lib/server/seo/sitemap';

const COURSES = SHARD + 5;
const topic = (name: string, count: number) => ({ slug: name, name, subject: 'Languages', count });
const engine = {
  version: async () => 'v1',
  overview: async () => ({
    courses: COURSES,
    subjects: [
      { name: 'Languages', count: 9, topics: [topic('Spanish', 9), topic('Rare & odd', 2)], picks: [] },
    ],
  }),
  listCourseIds: async (offset: number, limit: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, COURSES - offset)) }, (_, n) => `c${offset + n}`),
} as unknown as SearchEngine;
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

describe('the sitemap', () => {
  it('lists a file for pages, one for topics and as many as the courses need', async () => {
    expect(locs(await sitemapIndex(engine))).toEqual([
      'http://localhost:3000/sitemap-pages.xml',
      'http://localhost:3000/sitemap-topics.xml',
      'http://localhost:3000/sitemap-courses-1.xml',
      'http://localhost:3000/sitemap-courses-2.xml',
    ]);
  });

  it('has every course once and no file beyond the last', async () => {
    const first = locs(await sitemapShard(engine, 'courses-1'));
    const second = locs(await sitemapShard(engine, 'courses-2'));
    expect([first.length, second.length]).toEqual([SHARD, 5]);
    expect(new Set([...first, ...second]).size).toBe(COURSES);
    for (const name of ['courses-3', 'courses-0', 'nothing']) {
      expect(await sitemapShard(engine, name)).toBeUndefined();
    }
  });

  it('has the topics that may be indexed, under the address that is canonical', async () => {
    const topics = locs(await sitemapShard(engine, 'topics'));
    expect(topics).toContain('http://localhost:3000/search/spanish');
    expect(topics).toContain('http://localhost:3000/search/machine%20learning');
    expect(topics.join()).not.toContain('odd');
  });

  it('is named by robots.txt, which forbids nothing', () => {
    expect(robotsText()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(robotsText()).not.toContain('Disallow');
  });
});

describe('the standing of a results page', () => {
  it('lets search engines index the first, unfiltered page of a topic alone', async () => {
    const curated = await curatedWords(engine);
    const standing = (words: string, query = {}, total = 9) =>
      standingOf(readSearch(words, query), { total }, curated);
    expect(standing('spanish')).toBe('landing');
    expect(standing('spanish', { page: '2' })).toBe('further-page');
    for (const other of [
      standing('Spanish'),
      standing('anything'),
      standing('spanish', { level: 'beginner' }),
      standing('spanish', { sort: 'newest' }),
      standing('spanish', {}, 2),
    ]) {
      expect(other).toBe('search');
    }
  });
});
