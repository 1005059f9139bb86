import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { forAllTests, forEachTest } from '@/__tests__/support/fixtures';
import { aHarvestFolder, aSource } from '@/__tests__/support/harvest';
import { startWebServer } from '@/__tests__/support/web-server';

const server = forAllTests(startWebServer);
const folder = forEachTest(aHarvestFolder);

type Page = { host: string; path: string; title: string; url?: string };

/** N-Quads of pages, each of which states one course. */
function play(pages: Page[]): void {
  const quads = pages.flatMap(({ host, path, title, url }, n) => {
    const say = (predicate: string, object: string) =>
      `_:c${n} <${predicate}> ${object} <https://${host}${path}> .`;
    return [
      say('http://www.w3.org/1999/02/22-rdf-syntax-ns#type', '<http://schema.org/Course>'),
      say('http://schema.org/name', `"${title}"`),
      say('http://schema.org/provider', `"School of ${host}"`),
      ...(url ? [say('http://schema.org/url', `<${url}>`)] : []),
    ];
  });
  server.play(() => ({ type: 'application/gzip', body: gzipSync(quads.join('\n')) }));
}
const many = (count: number, host: string, title: (n: number) => string): Page[] =>
  Array.from({ length: count }, (_, n) => ({ host, path: `/c/${n}`, title: title(n) }));
const run = (release = '2024-12') =>
  folder.run([
    aSource({ id: 'wdc', protocol: 'web-data-commons', origin: `${server.url}/part_0.gz`, release }),
  ]);

it('takes twenty samples of a new host, shows them, and takes the rest the next time', async () => {
  play([
    ...many(30, 'big.example.org', (n) => `Lesson plan ${n}`),
    ...many(3, 'small.example.org', (n) => `Craft ${n}`),
  ]);

  const { catalogue } = await run();

  expect(catalogue).toMatchObject({
    courses: 23,
    newHosts: [{ host: 'big.example.org', courses: 30 }, { courses: 3 }],
  });
  expect(catalogue.refused.get('host is new')).toBe(10);
  const samples = await readFile(join(folder.stateDir, 'new-hosts.txt'), 'utf8');
  expect(samples.match(/lesson plan/g)).toHaveLength(20);
  await expect(run()).resolves.toMatchObject({ catalogue: { courses: 33, newHosts: [] } });
});

it('takes no title that more than fifty pages of a host have', async () => {
  play([
    ...many(51, 'a.example.org', () => 'Our course finder'),
    ...many(50, 'b.example.org', () => 'Weaving'),
  ]);

  const { catalogue } = await run();

  expect(catalogue.refused.get('title of a template')).toBe(51);
  expect((await folder.courses()).map(({ title }) => title)).toEqual(['Weaving']);
});

it('gives one host no more than its part', async () => {
  play(many(600, 'big.example.org', (n) => `Lesson plan ${n}`));
  await run();

  const { catalogue } = await run();

  expect(catalogue.refused.get('host has too large a part')).toBe(100);
  expect(catalogue.courses).toBe(500);
});

it('takes no course of another site', async () => {
  play([
    { host: 'shop.example.net', path: '/1', title: 'Learn Python', url: 'https://school.example.org/python' },
    {
      host: 'www.school.example.org',
      path: '/1',
      title: 'Learn Go',
      url: 'https://courses.school.example.org/go',
    },
  ]);

  const { sources } = await run();

  expect(sources[0]?.refused.get('another host')).toBe(1);
  expect((await folder.courses()).map(({ title }) => title)).toEqual(['Learn Go']);
});
