import { aSourceThat } from '@/__tests__/support/live-source';
import { anAnswer, aResult } from '@/__tests__/support/search';
import { AppError } from '@/lib/errors';
import { findLiveCourse } from '@/lib/sources/server/find-live-course';
import type { CourseAnswer } from '@/lib/sources/server/source/live-source';
import { aCourse } from '@/scripts/fakes/course';

const course = aCourse({ id: 'mit-learn-7' });
const near = aResult({ title: 'Near' });
const catalog = {
  search: jest.fn(async () => anAnswer({ results: [near] })),
  overview: jest.fn(async () => ({ subjects: [] }) as never),
};

const source = (answer: CourseAnswer) =>
  aSourceThat({ id: 'mit-learn', name: 'MIT Learn', getCourse: jest.fn(async () => answer) });

it('asks the source that the id names, by its own id, and offers what is near', async () => {
  const asking = { spender: { trigger: 'automated' } } as const;
  const mit = source({ kind: 'found', course, stale: false });

  await expect(findLiveCourse([mit], catalog, 'mit-learn-7', asking)).resolves.toMatchObject({
    kind: 'found',
    course,
    related: [{ title: 'Near' }],
  });
  expect(mit.getCourse).toHaveBeenCalledWith('7', asking);
});

it.each<CourseAnswer>([
  { kind: 'found', course, stale: false },
  { kind: 'gone', title: 'Once here' },
  { kind: 'unavailable', fault: 'down' },
])('looks for nothing near a course that is $kind where nobody shows it', async (answer) => {
  catalog.search.mockClear();
  const without = findLiveCourse([source(answer)], catalog, 'mit-learn-7', {}, { related: false });

  await expect(without).resolves.toMatchObject({ related: [] });
  expect(catalog.search).not.toHaveBeenCalled();
});

it('knows nothing of ids that name no source', async () => {
  await expect(findLiveCourse([source({ kind: 'gone' })], catalog, 'youtube-x')).resolves.toBeUndefined();
});

it('says what a course was called that is gone, and looks for others like it', async () => {
  await expect(
    findLiveCourse([source({ kind: 'gone', title: 'Once here' })], catalog, 'mit-learn-7'),
  ).resolves.toMatchObject({
    kind: 'gone',
    title: 'Once here',
  });
  expect(catalog.search).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'Once here' }));
});

it('is away when the source is, and does without the catalogue when that is away too', async () => {
  const away = {
    search: catalog.search,
    overview: jest.fn().mockRejectedValue(new AppError('search/unavailable')),
  };

  await expect(
    findLiveCourse([source({ kind: 'unavailable', fault: 'down' })], away, 'mit-learn-7'),
  ).resolves.toEqual({ kind: 'away', source: 'MIT Learn', related: [] });
});
