import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { indexFile, readPointer } from '@/engine/format/index-folder';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
afterEach(() => folder.remove());

const build = () => buildIndex({ catalogDirs: [folder.root], indexDir: folder.indexDir });

it('builds nothing when the version is there', async () => {
  folder = await aCatalogFolder([aCourse()]);

  await expect(build()).resolves.toMatchObject({ built: false, version: folder.report.version });
  expect(folder.report).toMatchObject({ built: true, courses: 1 });
});

it('gives changed data a new version, and keeps one old one for going back', async () => {
  folder = await aCatalogFolder([aCourse({ id: 'one' })]);
  const second = await folder.rebuild([aCourse({ id: 'two' })]);
  const third = await folder.rebuild([aCourse({ id: 'three' })]);

  await expect(readPointer(folder.indexDir)).resolves.toBe(third.version);
  const kept = (await readdir(folder.indexDir)).filter((name) => name !== 'CURRENT');
  expect(kept.sort()).toEqual([second.version, third.version].sort());
});

it('leaves lines out that are no course and says which', async () => {
  folder = await aCatalogFolder([aCourse()]);
  await appendFile(join(folder.root, 'courses.jsonl'), '{"id":"Bad Id"}\nnot json\n');
  const report = await build();

  expect(report.courses).toBe(1);
  expect(report.problems.map(({ line }) => line)).toContain(3);
});

it('leaves out the courses of hosts whose owners asked for it, from the next build on', async () => {
  folder = await aCatalogFolder([
    aCourse({ id: 'kept', url: 'https://school.example.com/a' }),
    aCourse({ id: 'blocked', url: 'https://www.films.example.org/b' }),
  ]);
  expect(folder.report.courses).toBe(2);
  await writeFile(join(folder.root, 'blocked-hosts.txt'), '# by letter\nexample.org\n');

  await expect(build()).resolves.toMatchObject({ built: true, courses: 1 });
});

it('keeps the first of two courses with one id', async () => {
  folder = await aCatalogFolder([
    aCourse({ id: 'same', title: 'First' }),
    aCourse({ id: 'same', title: 'Second' }),
  ]);
  const engine = openEngine(folder.file);

  expect(engine.findCourse('same')).toMatchObject({ course: { title: 'First' } });
  engine.close();
});

it('builds an empty catalogue, too', async () => {
  folder = await aCatalogFolder([]);
  const engine = openEngine(folder.file);

  expect(engine.overview()).toMatchObject({ courses: 0, subjects: [] });
  expect(engine.suggest('a', 5)).toEqual([]);
  engine.close();
});

it('does not open what is no index', async () => {
  folder = await aCatalogFolder([]);

  expect(() => openEngine(indexFile(folder.indexDir, 'missing1'))).toThrow('There is no index');
});

it('names a topic that no list has by its words, with acronyms as the list spells them', async () => {
  const listed = { slug: 'aws', name: 'AWS', subject: 'Cloud', aliases: [] };
  folder = await aCatalogFolder([aCourse({ topics: ['aws-for-beginners', 'slow-cooking'] })], [listed]);
  const engine = openEngine(folder.file);

  const names = engine.overview().subjects.flatMap(({ topics }) => topics.map(({ name }) => name));
  expect(names.sort()).toEqual(['AWS for beginners', 'Slow cooking']);
  engine.close();
});
