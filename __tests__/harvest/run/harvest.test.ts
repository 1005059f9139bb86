import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { forAllTests } from '@/__tests__/support/fixtures';
import {
  aHarvestFolder,
  anEdxCourse,
  anEdxPage,
  aSource,
  type HarvestFolder,
  NOON,
} from '@/__tests__/support/harvest';
import { until } from '@/__tests__/support/until';
import { json, startWebServer } from '@/__tests__/support/web-server';
import type { Source } from '@/harvest/registry/source.schema';
import { describeHarvest } from '@/harvest/run/describe';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';
import { aCourse } from '@/scripts/fakes/course';

const DAY = 24 * 3_600_000;

const server = forAllTests(startWebServer);
let folder: HarvestFolder;
let edx: Source;

beforeAll(async () => {
  edx = aSource({ id: 'edx', origin: server.url });
});
beforeEach(async () => {
  folder = await aHarvestFolder();
});
afterEach(() => folder.remove());

/** Serves these courses in pages of two. */
function playEdx(courses: unknown[], size = 2): void {
  server.play(({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const from = (page - 1) * size;
    const isLast = from + size >= courses.length;
    const next = isLast ? null : `${server.url}/api/courses/v1/courses/?page=${page + 1}&page_size=100`;
    return json(anEdxPage(courses.slice(from, from + size), next));
  });
}
const numbered = (count: number) => Array.from({ length: count }, (_, n) => anEdxCourse(`CS${100 + n}`));
const titles = async () => (await folder.courses()).map(({ title }) => title).sort();

it('makes a catalogue of what a source states, with facts alone, and says that nobody checked it', async () => {
  playEdx(numbered(3));

  const { sources, catalogue } = await folder.run([edx]);

  expect(sources).toMatchObject([{ id: 'edx', kind: 'finished', facts: 3, added: 3, removed: 0 }]);
  expect(catalogue).toMatchObject({ courses: 3, base: 0, problems: [], kept: false });
  const [first] = await folder.courses();
  expect(first).toEqual({
    id: expect.stringMatching(/^course-number-cs100-ex-[0-9a-f]{8}$/),
    title: 'Course number CS100',
    provider: 'Ex',
    url: 'https://lms.example.org/courses/course-v1:Ex+CS100+2026/about',
    kind: 'mooc',
    language: 'und',
    year: 2026,
    cost: 'audit',
    topics: [],
    source: 'edx',
    seenIn: ['A source'],
    trust: 'list',
  });
  const all = await readFile(join(folder.stateDir, 'edx', 'run-000001', 'facts.jsonl'), 'utf8');
  expect(all).not.toContain('Nothing of this');
  expect(JSON.parse(await readFile(join(folder.out, 'sources.jsonl'), 'utf8'))).toEqual({
    id: 'A source',
    licence: 'CC-BY-4.0',
    attribution: 'A source, CC BY 4.0',
    url: new URL(server.url).origin,
  });
});

it('changes nothing when it runs again and nothing changed', async () => {
  playEdx(numbered(5));
  await folder.run([edx]);
  const before = await folder.text();

  const { sources } = await folder.run([edx], { now: () => NOON + DAY });

  expect(await folder.text()).toBe(before);
  expect(sources).toMatchObject([{ added: 0, changed: 0, removed: 0, missed: 0 }]);
});

it('tells what was added and what changed, and keeps the id of a course whose title changed', async () => {
  playEdx(numbered(3));
  await folder.run([edx]);
  const before = await folder.courses();
  playEdx([anEdxCourse('CS100', { name: 'Another title' }), ...numbered(4).slice(1)]);

  const { sources } = await folder.run([edx]);

  expect(sources).toMatchObject([{ added: 1, changed: 1, removed: 0 }]);
  const after = await folder.courses();
  expect(after.find(({ title }) => title === 'Another title')?.id).toBe(before[0]?.id);
});

it('hides a course that two complete runs did not find, and takes it back under its id', async () => {
  playEdx(numbered(5));
  await folder.run([edx]);
  const before = await folder.courses();
  playEdx(numbered(4));

  await expect(folder.run([edx])).resolves.toMatchObject({ sources: [{ missed: 1, removed: 0 }] });
  expect(await titles()).toHaveLength(5);
  await expect(folder.run([edx])).resolves.toMatchObject({ sources: [{ missed: 0, removed: 1 }] });
  expect(await titles()).toHaveLength(4);

  playEdx(numbered(5));
  await folder.run([edx]);
  expect(await folder.courses()).toEqual(before);
});

it('rejects a list that shrank by half, and says so', async () => {
  playEdx(numbered(6));
  await folder.run([edx]);
  playEdx(numbered(3));

  const { sources } = await folder.run([edx]);

  expect(sources).toMatchObject([{ kind: 'rejected', lost: 3, before: 6 }]);
  expect(await titles()).toHaveLength(6);
  await expect(folder.run([edx], { believe: ['edx'] })).resolves.toMatchObject({
    sources: [{ kind: 'finished', missed: 3 }],
  });
});

it('goes on where the source failed, and removes nothing after a run that did not come to its end', async () => {
  playEdx(numbered(6));
  await folder.run([edx]);
  const longer = [anEdxCourse('CS900'), ...numbered(6)];
  const asked = server.requests.length;
  server.play(({ url }) => {
    if (url.searchParams.get('page') === '2') return { status: 503, headers: { 'retry-after': '9999' } };
    const next = `${server.url}/api/courses/v1/courses/?page=2&page_size=100`;
    return json(anEdxPage(longer.slice(0, 2), next));
  });

  const failed = await folder.run([edx]);

  expect(failed.sources).toMatchObject([{ kind: 'partial', facts: 2, why: expect.stringContaining('503') }]);
  expect(await titles()).toHaveLength(7);
  expect(server.requests.length).toBe(asked + 2);
  playEdx(longer);
  const { sources } = await folder.run([edx]);
  expect(sources).toMatchObject([{ kind: 'finished', isResumed: true }]);
  expect(server.requests[asked + 2]?.url.searchParams.get('page')).toBe('2');
});

it('reads a source no further than the budget, and makes a catalogue of what there is', async () => {
  const enough = new AbortController();
  const courses = numbered(6);
  playEdx(courses);
  const { sources } = await folder.run([edx], {
    enough: enough.signal,
    onProgress: (_id, read) => read >= 2 && enough.abort(),
  });

  expect(sources).toMatchObject([{ kind: 'partial', planned: true, facts: 2 }]);
  expect(await titles()).toHaveLength(2);
  await expect(folder.run([edx])).resolves.toMatchObject({ sources: [{ kind: 'finished', facts: 6 }] });
});

it('lets nobody else write its folder meanwhile, and says so', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.play(async () => {
    await held;
    return json(anEdxPage(numbered(2)));
  });
  const first = folder.run([edx]);
  await until(() => server.requests.length > 0);

  await expect(folder.run([edx])).rejects.toThrow(`is at work in ${folder.stateDir}`);

  answer();
  await expect(first).resolves.toMatchObject({ sources: [{ kind: 'finished', facts: 2 }] });
  await expect(folder.run([edx])).resolves.toMatchObject({ sources: [{ kind: 'finished', facts: 2 }] });
});

it('ends the reading of every source before it fails: nobody writes in a folder that is free again', async () => {
  const silent = await startWebServer();
  silent.play(() => 'slow');
  server.play(async () => {
    await until(() => silent.requests.length > 0);
    return json(anEdxPage(numbered(2)));
  });
  const ended: string[] = [];

  const run = folder.run([edx, aSource({ id: 'silent', origin: silent.url })], {
    onProgress: (id) => {
      if (id === 'edx') throw new Error('The disk is full.');
    },
    onSource: ({ id }) => ended.push(id),
  });

  await expect(run).rejects.toThrow('The disk is full.');
  expect(ended).toEqual(['silent']);
  await silent.close();
});

it('asks for nothing that a source said unchanged', async () => {
  const page = anEdxPage(numbered(3));
  server.play((request) => json(page, request, '"v1"'));
  await folder.run([edx]);
  const before = await folder.text();

  await expect(folder.run([edx])).resolves.toMatchObject({ sources: [{ facts: 3, added: 0, missed: 0 }] });

  expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
  expect(await folder.text()).toBe(before);
});

it('removes the courses of a source that is switched off, says so, and takes them back', async () => {
  playEdx(numbered(3));
  await folder.run([edx]);
  const before = await folder.text();
  const off = aSource({ id: 'edx', origin: server.url, on: false });

  const report = await folder.run([off]);

  expect(await titles()).toEqual([]);
  expect(report.catalogue.off).toEqual([{ id: 'edx', facts: 3 }]);
  expect(describeHarvest(report)).toContain('edx: off, so what is stored of it is left out, 3 courses');
  await folder.run([edx], { chosen: [] });
  expect(await folder.text()).toBe(before);
});

it('leaves out hosts that asked for it, also those that were gathered before', async () => {
  playEdx(numbered(3));
  await folder.run([edx]);
  const blocked = blockHosts(['example.org']);

  const { catalogue } = await folder.run([edx], { blocked, chosen: [] });

  expect(catalogue.refused.get('blocked host')).toBe(3);
  expect(await titles()).toEqual([]);
});

it('builds on a catalogue: its courses stay as they are, with what they did not say', async () => {
  const own = aCourse({
    id: 'hand-made',
    title: 'Data structures by hand',
    provider: 'Example University',
    url: 'https://lms.example.org/courses/course-v1:Ex+CS100+2019/about',
    lessons: undefined,
    year: undefined,
    topics: [],
  });
  await folder.remove();
  folder = await aHarvestFolder([own]);
  playEdx(numbered(2));

  const { catalogue } = await folder.run([edx]);

  expect(catalogue).toMatchObject({ courses: 2, base: 1, merged: 1, kept: false });
  const merged = (await folder.courses()).find(({ id }) => id === 'hand-made');
  expect(merged).toMatchObject({ title: own.title, url: own.url, year: 2026, source: own.source });
  expect(merged?.trust).toBeUndefined();
});

it('reads a release of Web Data Commons once', async () => {
  const quad = (s: string, p: string, o: string) =>
    `${s} <${p.startsWith('http') ? p : `http://schema.org/${p}`}> ${o} <https://www.example.edu/c/1>   .`;
  const nquads = [
    quad('_:c', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type', '<http://schema.org/Course>'),
    quad('_:c', 'name', '"Pottery for beginners"@en'),
    quad('_:c', 'provider', '"Example College"@*'),
    quad('_:c', 'description', '"Nothing of this may be stored."'),
    'a line that is broken "',
  ].join('\n');
  server.play(() => ({ type: 'application/gzip', body: gzipSync(nquads) }));
  const wdc = aSource({
    id: 'wdc',
    protocol: 'web-data-commons',
    origin: `${server.url}/part_0.gz`,
    release: '2024-12',
  });

  await folder.run([wdc]);
  const asked = server.requests.length;
  await expect(folder.run([wdc])).resolves.toMatchObject({ sources: [{ kind: 'unchanged', facts: 1 }] });

  expect(server.requests.length).toBe(asked);
  expect(await folder.courses()).toMatchObject([
    {
      title: 'Pottery for beginners',
      provider: 'Example College',
      url: 'https://www.example.edu/c/1',
      language: 'en',
    },
  ]);
});
