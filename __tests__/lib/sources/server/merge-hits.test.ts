import type { Course } from '@/lib/course/course.schema';
import { courseKeys } from '@/lib/course/course-keys';
import { AppError } from '@/lib/errors';
import { HitMerger } from '@/lib/sources/server/merge-hits';
import { aCourse } from '@/scripts/fakes/course';

const YOUTUBE = { id: 'youtube', weight: 1 };
const ARCHIVE = { id: 'archive', weight: 0.5 };

const hits = (...overrides: Partial<Course>[]) =>
  overrides.map((entry) => ({ course: aCourse({ url: `https://a.example/${entry.title}`, ...entry }) }));
const found = (source: typeof YOUTUBE, ...overrides: Partial<Course>[]) => ({
  source,
  hits: hits(...overrides),
});
const nothing = { shown: [], findByKeys: async () => [] };
const merger = (words: string) => new HitMerger(words, {}, nothing);
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

it('keeps the order of each source and lets a heavier one go first', async () => {
  const cards = await merger('x').add([
    found(ARCHIVE, { title: 'a1' }, { title: 'a2' }),
    found(YOUTUBE, { title: 'y1' }, { title: 'y2' }),
  ]);

  expect(titles(cards)).toEqual(['y1', 'y2', 'a1', 'a2']);
});

it('prefers titles that have the words', async () => {
  const cards = await merger('linear algebra').add([
    found(YOUTUBE, { title: 'Something else' }),
    found(ARCHIVE, { title: 'Linear Algebra' }),
  ]);

  expect(titles(cards)).toEqual(['Linear Algebra', 'Something else']);
});

it.each([
  [
    'the same playlist',
    { playlistId: 'PLsame12345678' },
    { url: 'https://www.youtube.com/playlist?list=PLsame12345678' },
  ],
  [
    'the same single video',
    { lessons: [{ title: 'a', video: { host: 'youtube', id: 'samevideo01' } }] },
    { kind: 'single-video', lessons: undefined, previewVideo: { host: 'youtube', id: 'samevideo01' } },
  ],
  ['the same page', { url: 'https://www.ocw.mit.edu/courses/a/' }, { url: 'http://ocw.mit.edu/courses/A' }],
  [
    'the same title from the same provider',
    { title: 'Cálculo: Introduction', provider: 'MIT' },
    { title: 'calculo — introduction', provider: 'mit' },
  ],
] as [string, Partial<Course>, Partial<Course>][])('shows a course once: %s', async (_what, one, other) => {
  const list = merger('x');
  expect(await list.add([found(YOUTUBE, { url: 'https://one.example/1', ...one })])).toHaveLength(1);
  expect(await list.add([found(ARCHIVE, { url: 'https://two.example/2', ...other })])).toEqual([]);
});

/** A catalogue that has this course under another id. */
function builtInWith(course: Course, shown: string[]) {
  const known = new Set(courseKeys(course));
  const findByKeys = async (keys: string[]) =>
    keys.filter((key) => known.has(key)).map((key): [string, string] => [key, course.id]);
  return { shown, findByKeys };
}

it('does not show what the built-in catalogue shows already', async () => {
  const course = aCourse({ id: 'ours', playlistId: 'PLknown1234567' });
  const list = new HitMerger('x', {}, builtInWith(course, ['ours']));

  expect(await list.add([found(YOUTUBE, { ...course, id: 'youtube-1' })])).toEqual([]);
});

it('leads to the page of a course that the built-in catalogue has but does not show, and only once', async () => {
  const course = aCourse({ id: 'ours', playlistId: 'PLknown1234567', url: 'https://y.example/1' });
  const list = new HitMerger('x', {}, builtInWith(course, []));
  const hit = { ...course, id: 'youtube-1', source: 'youtube' };

  expect(await list.add([found(YOUTUBE, hit)])).toMatchObject([
    { id: 'ours', source: 'youtube', url: 'https://y.example/1' },
  ]);
  expect(await list.add([found(ARCHIVE, hit)])).toEqual([]);
});

it('shows what was found while the built-in catalogue is away', async () => {
  const away = async () => {
    throw new AppError('search/unavailable');
  };
  const list = new HitMerger('x', {}, { shown: [], findByKeys: away });

  expect(await list.add([found(YOUTUBE, { title: 'y' })])).toHaveLength(1);
});

it('keeps different courses of one channel and of one host apart', async () => {
  const url = 'https://studio.learningequality.org/channels/a';
  expect(await merger('x').add([found(YOUTUBE, { title: 'One', url }, { title: 'Two', url })])).toHaveLength(
    2,
  );
});

it('keeps to the filters, and what is not known does not fit', async () => {
  const list = new HitMerger('x', { language: ['es'], cost: ['free'] }, nothing);
  const cards = await list.add([
    found(
      YOUTUBE,
      { title: 'fits', language: 'es-MX' },
      { title: 'paid', language: 'es', cost: 'paid' },
      { title: 'unknown', language: 'und' },
    ),
  ]);

  expect(titles(cards)).toEqual(['fits']);
});

it('tells the number of lessons where only the list knows it, and where the source shows the course', async () => {
  const [card] = await merger('x').add([
    {
      source: YOUTUBE,
      hits: [{ course: aCourse({ lessons: undefined, url: 'https://y.example/1' }), lessonCount: 12 }],
    },
  ]);

  expect(card).toMatchObject({ lessonCount: 12, url: 'https://y.example/1' });
});
