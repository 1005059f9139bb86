import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aHarvestFolder, aSource, type HarvestFolder, NOON } from '@/__tests__/support/harvest';
import { json, startWebServer } from '@/__tests__/support/web-server';
import { depthTarget } from '@/harvest/enrich/depth-target';
import { depthsFile } from '@/harvest/enrich/depths';
import { type EnrichOptions, enrich } from '@/harvest/enrich/enrich';
import { withHarvestLock } from '@/harvest/harvest-lock';
import type { Source } from '@/harvest/registry/source.schema';
import type { LiveSource } from '@/lib/sources/server/source/live-source';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { aCourse } from '@/scripts/fakes/course';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import { COURSE_ID, mitLearnFixture } from '@/scripts/fakes/sources/mit-learn';
import { readReports } from '@/scripts/verify/read-reports';

const DAY = 24 * 3_600_000;

const server = forAllTests(startWebServer);
const live = forAllTests(startContractServer);
let folder: HarvestFolder;
let source: Source;

beforeAll(async () => {
  source = aSource({ id: 'mit', protocol: 'mit-learn', origin: server.url });
});
beforeEach(async () => {
  folder = await aHarvestFolder();
  server.play(() =>
    json({
      count: 2,
      next: null,
      results: [
        {
          id: COURSE_ID,
          resource_type: 'course',
          title: 'Linear Algebra',
          url: 'https://ocw.mit.edu/courses/18-06sc/',
          offered_by: { name: 'MIT OpenCourseWare' },
        },
        {
          id: 999,
          resource_type: 'course',
          title: 'Another course',
          url: 'https://ocw.mit.edu/courses/18-99/',
          offered_by: { name: 'MIT OpenCourseWare' },
        },
      ],
    }),
  );
  live.play('mit-learn', mitLearnFixture.play);
});
afterEach(() => folder.remove());

const deepen = (sources: LiveSource[], overrides: Partial<EnrichOptions> = {}) =>
  enrich({
    sources: [source],
    stateDir: folder.stateDir,
    baseDirs: [folder.baseDir],
    live: sources,
    pauseMs: 0,
    now: () => NOON,
    ...overrides,
  });

it('fills in the lessons of a course, asks once, and the next catalogue has them', async () => {
  await folder.run([source]);
  const mit = aLiveSource('mit-learn', live);

  await expect(deepen([mit])).resolves.toMatchObject({ asked: 2, deep: 1, left: [] });
  await expect(deepen([mit])).resolves.toMatchObject({ asked: 0 });

  const { catalogue } = await folder.run([source], { chosen: [] });
  expect(catalogue.withLessons).toBe(1);
  const [course] = (await folder.courses()).filter(({ lessons }) => lessons);
  expect(course).toMatchObject({
    title: 'Linear Algebra',
    lessons: [{ title: 'Lecture 1: The geometry' }, { title: 'Lecture 2' }],
  });
  expect(JSON.stringify(course)).not.toContain('description');
});

it('goes on after a source that failed and after a line that was cut off', async () => {
  await folder.run([source]);
  live.play('mit-learn', () => 'down');
  await expect(deepen([aLiveSource('mit-learn', live)])).resolves.toMatchObject({
    asked: 0,
    left: [{ source: 'mit-learn', targets: 2 }],
  });
  live.play('mit-learn', mitLearnFixture.play);
  await deepen([aLiveSource('mit-learn', live)], { limit: 1 });
  await appendFile(depthsFile(folder.stateDir), '{"target":"mit-lea');

  await expect(deepen([aLiveSource('mit-learn', live)])).resolves.toMatchObject({ asked: 1 });
  const lines = (await readFile(depthsFile(folder.stateDir), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).target).sort()).toEqual(
    [`mit-learn:${COURSE_ID}`, 'mit-learn:999'].sort(),
  );
});

it('does not write while another command does', async () => {
  await withHarvestLock(folder.stateDir, () =>
    expect(deepen([])).rejects.toThrow(`is at work in ${folder.stateDir}`),
  );
  await expect(deepen([])).resolves.toMatchObject({ asked: 0 });
});

it('asks first for the courses that people play most, and for no other than those of the catalogue', async () => {
  const asked: string[] = [];
  const playlists = ['one', 'two', 'three'].map((id) =>
    aCourse({
      id,
      url: `https://www.youtube.com/playlist?list=PLfixture-${id}`,
      lessons: undefined,
      topics: [],
    }),
  );
  await folder.remove();
  folder = await aHarvestFolder(playlists);
  const log = join(folder.root, 'server.log');
  await writeFile(
    log,
    ['two', 'three', 'elsewhere', 'three'].map((played) => JSON.stringify({ played })).join('\n'),
  );
  const youtube: LiveSource = {
    ...aLiveSource('youtube', live),
    getCourse: async (id) => {
      asked.push(id);
      return { kind: 'gone' };
    },
  };

  await deepen([youtube], { sources: [], first: await readReports(log, 'played') });

  expect(asked).toEqual(['PLfixture-three', 'PLfixture-two', 'PLfixture-one']);
});

it('ends all questions before it fails: nobody writes in a folder that is free again', async () => {
  await folder.remove();
  folder = await aHarvestFolder(
    ['https://www.youtube.com/playlist?list=PLfixture1234', 'https://archive.org/details/a-course'].map(
      (url, n) => aCourse({ id: `course-${n}`, url, lessons: undefined, topics: [] }),
    ),
  );
  let isOver = false;
  const failing: LiveSource = {
    ...aLiveSource('youtube', live),
    getCourse: async () => {
      throw new Error('The disk is full.');
    },
  };
  const silent: LiveSource = {
    ...aLiveSource('archive', live),
    getCourse: async (_id, asking) => {
      await new Promise((resolve) => asking?.signal?.addEventListener('abort', resolve));
      isOver = true;
      throw asking?.signal?.reason;
    },
  };

  await expect(deepen([failing, silent])).rejects.toThrow('The disk is full.');
  expect(isOver).toBe(true);
});

it('keeps what YouTube said for less than 30 days', async () => {
  await mkdir(folder.stateDir, { recursive: true });
  const depth = {
    target: 'youtube:PLfixture1234',
    at: NOON,
    lessons: [{ title: 'One', video: { host: 'youtube', id: 'fixture-001' } }],
  };
  await writeFile(depthsFile(folder.stateDir), `${JSON.stringify(depth)}\n`);

  await deepen([], { now: () => NOON + 29 * DAY });
  expect(await readFile(depthsFile(folder.stateDir), 'utf8')).toContain('PLfixture1234');
  await deepen([], { now: () => NOON + 30 * DAY });
  expect(await readFile(depthsFile(folder.stateDir), 'utf8')).toBe('');
});

it.each([
  ['https://www.youtube.com/playlist?list=PLfixture1234', 'youtube:PLfixture1234'],
  ['https://archive.org/details/a-course.2020', 'archive:a-course.2020'],
  [
    'https://tube.example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d',
  ],
  ['https://example.org/course', undefined],
])('knows who can tell the lessons of %s', (url, target) => {
  expect(depthTarget({ url })).toBe(target);
});
