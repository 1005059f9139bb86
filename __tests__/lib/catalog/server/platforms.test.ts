import { ownFolder } from '@/__tests__/support/own-folder';
import { catalogSource } from '@/lib/catalog/server/catalog-source';
import type { CatalogProblem } from '@/lib/catalog/server/read-catalog';
import { checkCatalog } from '@/scripts/check/check-catalog';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const dir = ownFolder();

const TERMS = {
  platform: 'Example',
  cost: 'preview',
  allows: 'the first part only',
  since: '2025-07',
  certificate: 'paid',
  source: 'https://example.org/terms',
};

const { write } = dir;

/** What the index gets of each course: price, since when, certificate. */
async function built(...courses: object[]) {
  const rows = courses.map((more, at) => aCourse({ id: `c${at}`, platform: 'Example', ...more }));
  write('courses.jsonl', rows);
  const all: unknown[] = [];
  for await (const { course } of catalogSource([dir.path], []).courses())
    all.push([course.cost, course.costSince?.month, course.certificate]);
  return all;
}

it('gives the courses of a platform its terms, unless a list is sure of another price', async () => {
  write('platforms.jsonl', [TERMS]);
  expect(
    await built(
      { cost: 'audit' },
      { cost: 'preview', certificate: 'none' },
      { cost: 'free' },
      { cost: 'audit', platform: undefined, provider: 'Example' },
      { cost: 'audit', platform: 'Another' },
    ),
  ).toEqual([
    ['preview', '2025-07', 'paid'],
    ['preview', '2025-07', 'none'],
    ['free', undefined, undefined],
    ['preview', '2025-07', 'paid'],
    ['audit', undefined, undefined],
  ]);
});

it('gives a course of which only the weeks are known the length that its platform counts for them', async () => {
  const { platform, since, source } = TERMS;
  write('platforms.jsonl', [{ platform, hoursAWeek: 2.5, since, source }]);
  const lessons = [aLesson({ seconds: 3600 })];
  const own = { hours: 40, month: '2003-07', source };
  const known = [{ hours: 31 }, { workload: 90 }, { lessons }, { hours: 31, estimate: own }];
  write('courses.jsonl', [
    aCourse({ id: 'weeks', platform, weeks: 12, lessons: undefined }),
    aCourse({ id: 'neither', platform, lessons: undefined }),
    aCourse({ id: 'own', platform, weeks: 12, lessons: undefined, estimate: own }),
    ...known.map((time, at) =>
      aCourse({ id: `known-${at}`, platform, weeks: 12, lessons: undefined, ...time }),
    ),
  ]);
  const all: unknown[] = [];
  for await (const { course } of catalogSource([dir.path], []).courses()) all.push(course.estimate);
  const none = Array(known.length).fill(undefined);
  expect(all).toEqual([{ hours: 30, month: since, source }, undefined, own, ...none]);
});

it('leaves courses as they are without such a file', async () => {
  expect(await built({ cost: 'audit' })).toEqual([['audit', undefined, undefined]]);
});

it('refuses a platform that stands twice, and terms without a source or a price', async () => {
  write('courses.jsonl', []);
  const { cost: _, ...priceless } = TERMS;
  write('platforms.jsonl', [TERMS, TERMS, { ...TERMS, platform: 'B', source: undefined }, priceless]);
  const problems: CatalogProblem[] = [];
  await checkCatalog([dir.path], (problem) => problems.push(problem));
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'platform'],
    [3, 'source'],
    [4, 'line'],
  ]);
});
