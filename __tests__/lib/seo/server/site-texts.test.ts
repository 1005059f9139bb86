import * as cheerio from 'cheerio';
import robotsParser from 'robots-parser';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { isPreview } from '@/lib/seo/server/is-preview';
import { llmsText, openSearchText, robotsText } from '@/lib/seo/server/site-texts';

const SITE = 'http://localhost:3000';
const robots = (preview: boolean) => robotsParser(`${SITE}/robots.txt`, robotsText(preview));

describe('robots.txt', () => {
  it('names the sitemap and closes nothing, share images least of all', () => {
    const rules = robots(false);
    expect(rules.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
    for (const path of ['/', '/search/anything', '/api/share-image?page=terms', '/_next/static/a.js']) {
      expect(rules.isAllowed(SITE + path, 'Googlebot')).toBe(true);
    }
  });

  it('names no sitemap of a preview, and lets crawlers read there that nothing may be indexed', () => {
    expect(robots(true).getSitemaps()).toEqual([]);
    expect(robots(true).isAllowed(`${SITE}/`, 'Googlebot')).toBe(true);
  });
});

it('takes what is not the real site for a preview, and nothing else', () => {
  expect(isPreview({ production: 'false' })).toBe(true);
  for (const production of [undefined, '', 'true']) expect(isPreview({ production })).toBe(false);
});

it('describes the search to browsers', () => {
  const xml = cheerio.load(openSearchText(), { xml: true });
  expect(xml('ShortName').text()).toBe('Polymath');
  expect(xml('Url[type="text/html"]').attr('template')).toBe(`${SITE}/search?q={searchTerms}`);
});

it('tells language models where everything is', async () => {
  const topics = [{ slug: 'cpp', name: 'C++', subject: 'Programming', count: 12 }];
  const engine = {
    overview: async () => ({
      courses: 12,
      providers: 3,
      languages: 2,
      subjects: [{ name: 'Programming', count: 12, topics, picks: [] }],
    }),
  } as unknown as SearchEngine;
  const text = await llmsText(engine);
  expect(text).toMatch(/^# Polymath\n\n> /);
  expect(text).toContain('## Programming\n\n- [C++](http://localhost:3000/search/c%2B%2B): courses: 12');
});
