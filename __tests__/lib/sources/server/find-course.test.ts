import { aSourceThat } from '@/__tests__/support/live-source';
import { anAnswer, aResult } from '@/__tests__/support/search';
import { AppError } from '@/lib/errors';
import { findCourse } from '@/lib/sources/server/find-course';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import type { CourseAnswer, LiveSource } from '@/lib/sources/server/source/live-source';
import { aCourse } from '@/scripts/fakes/course';

const course = aCourse({ id: 'mit-learn-7' });
const near = aResult({ title: 'Near' });
const catalog = {
  findCourse: jest.fn(async () => ({ kind: 'missing' as const })),
  search: jest.fn(async () => anAnswer({ results: [near] })),
  overview: jest.fn(async () => ({ subjects: [] }) as never),
};

const source = (answer: CourseAnswer) =>
  aSourceThat({ id: 'mit-learn', name: 'MIT Learn', getCourse: jest.fn(async () => answer) });

const find = (live: LiveSource, id = 'mit-learn-7', asking: AskContext = {}) =>
  findCourse({ catalog, sources: [live], asking }, id);

it('asks the source that the id names, by its own id, and offers what is near', async () => {
  const asking = { spender: { trigger: 'automated' } } as const;
  const mit = source({ kind: 'found', course });

  await expect(find(mit, 'mit-learn-7', asking)).resolves.toMatchObject({
    kind: 'found',
    course,
    related: [{ title: 'Near' }],
  });
  expect(mit.getCourse).toHaveBeenCalledWith('7', asking);
});

it.each<CourseAnswer>([
  { kind: 'found', course },
  { kind: 'gone', title: 'Once here' },
  { kind: 'unavailable', fault: 'down' },
])('looks for nothing near a course that is $kind where nobody shows it', async (answer) => {
  catalog.search.mockClear();
  const services = { catalog, sources: [source(answer)], asking: {} };
  const found = await findCourse(services, 'mit-learn-7', { related: false });

  expect('unavailable' in found ? found.unavailable : found).toMatchObject({ related: [] });
  expect(catalog.search).not.toHaveBeenCalled();
});

it('knows nothing of ids that name no source', async () => {
  await expect(find(source({ kind: 'gone' }), 'youtube-x')).resolves.toEqual({ kind: 'missing' });
});

it('says what a course was called that is gone, and looks for others like it', async () => {
  await expect(find(source({ kind: 'gone', title: 'Once here' }))).resolves.toMatchObject({
    kind: 'gone',
    unavailable: { title: 'Once here' },
  });
  expect(catalog.search).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'Once here' }));
});

it('is away when the source is, and does without the catalogue when that is away too', async () => {
  catalog.overview.mockRejectedValueOnce(new AppError('search/unavailable'));

  await expect(find(source({ kind: 'unavailable', fault: 'down' }))).resolves.toEqual({
    kind: 'away',
    unavailable: { id: 'mit-learn-7', gone: false, source: 'MIT Learn', related: [] },
  });
});
