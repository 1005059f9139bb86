import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import robotsParser from 'robots-parser';
import { speak } from '@/__tests__/support/locale';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { isPreview } from '@/lib/seo/server/is-preview';
import { llmsText, manifestText, openSearchText, robotsText } from '@/lib/seo/server/site-texts';

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

it('tells devices of pictures that exist, have the size that is said, and one that may be cut to any shape', () => {
  const { icons } = JSON.parse(manifestText()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  for (const { src, sizes } of icons) {
    const picture = readFileSync(`public${src}`);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toContain('192x192');
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('is one app in all languages, which begins in the one in which it was installed', () => {
  const english = JSON.parse(manifestText());
  speak('ar');
  const arabic = JSON.parse(manifestText());
  speak('en');
  expect([arabic.id, arabic.scope]).toEqual([english.id, english.scope]);
  expect([arabic.start_url, arabic.lang, arabic.dir]).toEqual(['/ar', 'ar', 'rtl']);
  expect(arabic.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/ar/my-courses', '/ar/topics']);
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
  speak('ar');
  const arabic = await llmsText(engine);
  speak('en');
  expect(arabic).toContain('## البرمجة\n\n- [سي بلس بلس](http://localhost:3000/ar/search/c%2B%2B)');
  // All but the one sitemap are in the language of the text.
  const english = [...arabic.matchAll(/localhost:3000(\/(?!ar\/)[^)\s]*)/g)].map(([, path]) => path);
  expect(english).toEqual(['/sitemap.xml']);
});
