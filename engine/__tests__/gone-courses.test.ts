import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aSearch } from '@/__tests__/support/search';
import { asSearchEngine } from '@/engine/answers';
import { indexFile } from '@/engine/format/index-folder';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { CHECKS_FILE, type CourseCheck, checkedVideo } from '@/lib/catalog/server/checked-courses';
import { paths } from '@/lib/paths';
import { loadCourse, loadLesson } from '@/lib/screens/server/load-course';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';
import { sitemapShard } from '@/lib/seo/server/sitemap';
import { checkCatalog } from '@/scripts/check/check-catalog';
import { aCourse, aLesson, aListedCourse } from '@/scripts/fakes/course';

const TOPICS = [{ slug: 'python', name: 'Python', subject: 'Programming', aliases: [] }];
const lost = aLesson({ title: 'Lost' });
const COURSES = [
  aListedCourse({
    id: 'dead',
    title: 'Learn Python dead',
    provider: 'Gone School',
    formerIds: ['dead-once'],
  }),
  aCourse({ id: 'alive', title: 'Learn Python alive', lessons: [lost, aLesson({ title: 'There' })] }),
  aListedCourse({ id: 'unchecked', title: 'Learn Python unchecked' }),
];
const CHECKS: CourseCheck[] = [
  { id: 'alive', checkedAt: '2026-11-20', goneVideos: [checkedVideo(lost.video)] },
  { id: 'dead', goneSince: '2026-11-03' },
];

const folder = forAllTests(() => aCatalogFolder(COURSES, TOPICS));
let engine: SyncEngine;
const writeChecks = (rows: object[]) =>
  writeFile(join(folder.root, CHECKS_FILE), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
beforeAll(async () => {
  await writeChecks(CHECKS);
  const { version } = await buildIndex({ catalogDirs: [folder.root], indexDir: folder.indexDir });
  engine = openEngine(indexFile(folder.indexDir, version));
});
afterAll(async () => {
  engine.close();
});

it('takes a course that is gone out of results, suggestions, topics, facets, counts and the sitemap', async () => {
  const answer = engine.search(aSearch('learn python'));
  const { courses, subjects } = engine.overview();

  expect(answer.results.map(({ id }) => id).sort()).toEqual(['alive', 'unchecked']);
  expect(JSON.stringify(answer.facets)).not.toContain('Gone School');
  expect(engine.suggest('learn python', 8).filter(({ kind }) => kind === 'course')).toHaveLength(2);
  expect(engine.suggest('gone school', 8)).toEqual([]);
  expect(courses).toBe(2);
  expect(subjects[0]?.topics).toMatchObject([{ slug: 'python', count: 2 }]);
  const shard = await sitemapShard(asSearchEngine(engine), 'courses-1');
  const sitemap = shard ? await text(shard) : '';
  expect(sitemap).toContain(paths.course('unchecked'));
  expect(sitemap).not.toContain(paths.course('dead'));
});

const services = () => ({ catalog: asSearchEngine(engine), sources: [], asking: {} });

it('keeps its page, with the day and courses that can take its place', async () => {
  const page = await loadCourse(services(), 'dead');

  expect(page).toMatchObject({
    kind: 'empty',
    props: { unavailable: { id: 'dead', gone: true, source: 'Gone School', since: '2026-11-03' } },
  });
  const related = 'props' in page && 'unavailable' in page.props ? page.props.unavailable.related : [];
  expect(related.map(({ id }) => id).sort()).toEqual(['alive', 'unchecked']);
});

it('leads to that page from its earlier address and from its lessons', async () => {
  for (const id of ['dead-once', 'Dead', 'DEAD-once'])
    await expect(loadCourse(services(), id)).resolves.toMatchObject({
      kind: 'redirect',
      to: '/course/dead',
      status: 308,
    });
  await expect(loadLesson(services(), 'dead', '1-lesson')).resolves.toMatchObject({
    kind: 'redirect',
    to: '/course/dead',
    status: 307,
  });
});

it('says when a course was checked, and which of its lessons is gone, only where somebody looked', () => {
  expect(engine.findCourse('alive')).toMatchObject({
    course: {
      checkedAt: '2026-11-20',
      lessons: [{ title: 'Lost', gone: true }, { title: 'There' }],
    },
  });
  const unchecked = engine.findCourse('unchecked');
  expect(unchecked.kind).toBe('found');
  expect('course' in unchecked && 'checkedAt' in unchecked.course).toBe(false);
});

it('gives the index a new version after a new check', async () => {
  const before = engine.version();
  await writeChecks([]);
  const { version } = await buildIndex({ catalogDirs: [folder.root], indexDir: folder.indexDir });

  expect(version).not.toBe(before);
});

it('reports checks that cannot be read or are of no course', async () => {
  await writeChecks([
    { id: 'alive', checkedAt: 'yesterday' },
    { id: 'nobody', goneSince: '2026-11-03' },
  ]);
  const problems: string[] = [];
  await checkCatalog([folder.root], ({ line, field, message }) => {
    problems.push(`${line}: ${field}: ${message}`);
  });

  expect(problems).toEqual([
    expect.stringMatching(/^1: checkedAt: /),
    '2: id: no course has the id "nobody"',
  ]);
});
