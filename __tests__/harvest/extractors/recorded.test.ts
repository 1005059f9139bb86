/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractHtmlPage } from '@/harvest/extractors/html-page';
import { extractMoochub } from '@/harvest/extractors/moochub';
import { extractOersi } from '@/harvest/extractors/oersi';
import { extractOpenEdx } from '@/harvest/extractors/open-edx';
import { extractSitemap } from '@/harvest/extractors/sitemap';
import { extractWarc } from '@/harvest/extractors/warc';
import { extractQuadPage, pageOf } from '@/harvest/extractors/web-data-commons';

/** Examples of real answers, some without a licence: a folder outside of the repository, where there is one. */
const FOLDER = process.env.HARVEST_EXAMPLES ?? '';
const read = (name: string): Buffer => readFileSync(join(FOLDER, name));
const readJson = (name: string): unknown => JSON.parse(read(name).toString('utf8'));
const withExamples = existsSync(FOLDER) && FOLDER !== '' ? describe : describe.skip;

withExamples('examples of real answers', () => {
  it('reads a course of openHPI', () => {
    const { drafts, next } = extractMoochub(readJson('moochub/200-openHPI.json'));
    expect(drafts).toMatchObject([
      {
        title: 'Course - the complete example',
        provider: 'openHPI',
        url: 'https://open.hpi.de/courses/confidentialcommunication2021',
        hours: 6,
        cost: 'free',
        level: 'INTERMEDIATE',
        tags: expect.arrayContaining(['isced-f:0611', 'Computer use', 'cyber security']),
      },
    ]);
    expect(next).toBe('https://open.hpi.de/bridges/moochub/courses?page=3');
  });

  it('reads pages of Open edX and OERSI', () => {
    const { drafts } = extractOpenEdx(readJson('openedx/courses-v1-page.json'), 'https://lms.example.org');
    expect(drafts.map(({ title }) => title)).toEqual(['Data structures', 'test course DELETE']);
    expect(extractOersi(readJson('oersi/search-page.json'))).toMatchObject({
      drafts: [{ title: 'Einführung in die Statistik', provider: 'Universität Beispiel' }],
      after: ['https://example.org/kurs'],
    });
  });

  it('reads the examples of schema.org', async () => {
    const page = await extractHtmlPage(
      read('schemaorg/eg-0338.json.html').toString('utf8'),
      'https://example.org/a',
    );
    expect(page).toMatchObject([{ title: 'Physics', provider: 'University of Bristol', code: 'F300' }]);
  });

  it('reads sitemaps, one of them with line ends in its addresses', () => {
    const counts = ['hoou', 'oerbw', 'oncampus'].map(
      (name) => extractSitemap(read(`sitemap/${name}-sitemap.xml`).toString('utf8')).pages,
    );
    expect(
      counts.every((pages) => pages.length > 3 && pages.every(({ address }) => !/\s/.test(address))),
    ).toBe(true);
  });

  it('reads records of Common Crawl', async () => {
    await expect(extractWarc(read('warc/whirlwind.warc.gz'))).resolves.toMatchObject({
      address: 'https://an.wikipedia.org/wiki/Escopete',
    });
    await expect(extractWarc(read('warc/redirect.warc'))).resolves.toBeUndefined();
  });

  it('reads Web Data Commons page by page, broken lines or not', () => {
    const pages = new Map<string, string[]>();
    for (const name of ['courses-synthetic', 'jsonld-sample-head60']) {
      for (const line of read(`wdc/${name}.nq`).toString('utf8').split('\n')) {
        const page = pageOf(line);
        if (page) pages.set(page, [...(pages.get(page) ?? []), line]);
      }
    }
    expect(pages.size).toBeGreaterThan(5);
    const titles = [...pages.values()].flatMap((lines) => extractQuadPage(lines)).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Introduction to Computer Science', 'Töpfern für Anfänger']),
    );
  });
});
