import { ownFolder } from '@/__tests__/support/own-folder';
import { loadRegistry } from '@/harvest/data-files';
import { chooseSources, readSources } from '@/harvest/registry/read-sources';
import { readTopicsMap } from '@/harvest/topics/find-topics';
import { readTopics } from '@/lib/catalog/server/read-catalog';

const dir = ownFolder();

const LINE = {
  id: 'one',
  name: 'One',
  protocol: 'moochub',
  origin: 'https://one.example.org/courses',
  licence: 'CC0-1.0',
  attribution: 'One',
  on: true,
};
const write = (name: string, ...lines: (string | object)[]): string =>
  dir.write(name, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));

it('ships a registry in which every source that is off says why, and every table of topics exists', async () => {
  const sources = await loadRegistry(dir.path);
  expect(sources.filter(({ on, why }) => !on && !why)).toEqual([]);
  const slugs = new Set((await readTopics(['data/catalog'])).map(({ slug }) => slug));
  for (const name of new Set(sources.flatMap(({ topicsMap }) => topicsMap ?? []))) {
    const wrong = [...(await readTopicsMap(name)).values()].filter((slug) => !slugs.has(slug));
    expect([name, wrong]).toEqual([name, []]);
  }
});

it('lets the operator change a source by its id and add another', async () => {
  write('sources.jsonl', { id: 'openhpi', on: true, pause: 9 }, LINE);
  const sources = await loadRegistry(dir.path);
  expect(sources.find(({ id }) => id === 'openhpi')).toMatchObject({
    on: true,
    pause: 9,
    protocol: 'moochub',
  });
  expect(sources.at(-1)).toMatchObject({ id: 'one', maxDrop: 0.3 });
});

it.each([
  [['{"id":'], ':1: line: is not valid JSON'],
  [[{ name: 'One' }], ':1: id: is missing'],
  [[LINE, LINE], ':2: id: "one" stands twice'],
  [[{ ...LINE, protocol: 'gopher' }], ':1: protocol:'],
  [[{ ...LINE, origin: 'file:///etc/passwd' }], ':1: origin:'],
])('says where a registry is wrong: %#', async (lines, message) => {
  await expect(readSources([write('sources.jsonl', ...lines)])).rejects.toThrow(message);
});

it('reads what is on, or what is named of it', async () => {
  const sources = await readSources([
    write(
      'sources.jsonl',
      LINE,
      { ...LINE, id: 'off', on: false, why: 'Look it up.' },
      { ...LINE, id: 'other' },
    ),
  ]);
  const ids = (only: string[]) => chooseSources(sources, only).map(({ id }) => id);
  expect(ids([])).toEqual(['one', 'other']);
  expect(ids(['other'])).toEqual(['other']);
  expect(() => ids(['off'])).toThrow('The source "off" is off. Look it up.');
  expect(() => ids(['two'])).toThrow('There is no source "two", only one, off, other.');
});
