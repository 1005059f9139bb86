import { aSourceThat } from '@/__tests__/support/live-source';
import { AppError } from '@/lib/errors';
import { loadCourse, loadLesson } from '@/lib/screens/server/load-course';
import type { CourseLookup } from '@/lib/search/server/search-engine.types';
import type { CourseAnswer } from '@/lib/sources/server/source/live-source';
import { aCard, aCourse, aLesson, aListedCourse, TWO_CHAPTERS } from '@/scripts/fakes/course';

const course = aCourse({
  id: 'algebra',
  lessons: [
    aLesson({ title: 'Numbers' }),
    aLesson({ title: 'Linked lists', chapters: TWO_CHAPTERS }),
    ...(aListedCourse().lessons ?? []),
  ],
});
const related = Array.from({ length: 20 }, () => aCard());
const topics = [{ slug: 'algebra', name: 'Algebra', subject: 'Mathematics', count: 9 }];
const LOOKUPS: Record<string, CourseLookup> = {
  algebra: { kind: 'found', course, topics, related },
  'old-algebra': { kind: 'moved', id: 'algebra' },
  Algebra: { kind: 'moved', id: 'algebra' },
  dead: {
    kind: 'gone',
    course: aCourse({ id: 'dead', title: 'Dead' }),
    topics,
    since: '2026-11-03',
    related,
  },
  'old-dead': { kind: 'moved', id: 'dead' },
};

const findCourse = jest.fn(async (id: string): Promise<CourseLookup> => LOOKUPS[id] ?? { kind: 'missing' });
const getCourse = jest.fn(async (): Promise<CourseAnswer> => ({ kind: 'gone' }));
const source = aSourceThat({ getCourse });
const services = {
  catalog: {
    findCourse,
    search: async () => ({ results: [] }) as never,
    overview: async () => ({ subjects: [], map: {}, canDo: [] }) as never,
    besideLesson: async () => undefined,
    lessonsOn: async () => [],
  },
  sources: [source],
  asking: { spender: { trigger: 'user' } } as const,
};
beforeEach(() => jest.clearAllMocks());

it('asks before a course what it states in words that name topics', async () => {
  const stating = aCourse({
    id: 'econometrics',
    level: 'intermediate',
    topics: ['econometrics'],
    prerequisites: { knowledge: ['probability', 'Linear Algebra', 'mathematical maturity'] },
  });
  const named = (name: string) => ({ name, subject: 'Mathematics', count: 3 });
  const map = {
    'linear-algebra': named('Linear algebra'),
    probability: named('Probability'),
    calculus: named('Calculus'),
  };
  const catalog = {
    ...services.catalog,
    findCourse: async () => ({ kind: 'found', course: stating, topics, related }) as const,
    overview: async () => ({ subjects: [], map, canDo: [] }) as never,
  };
  const outcome = await loadCourse({ ...services, catalog }, 'econometrics');
  expect(outcome).toMatchObject({
    kind: 'found',
    props: { forMe: { asked: [{ slug: 'linear-algebra' }, { slug: 'probability' }] } },
  });
});

const missing = { kind: 'not-found' };
const movedTo = (to: string, status = 308) => ({ kind: 'redirect', to, status });
const loadEither = (kind: string, id: string) =>
  kind === 'course' ? loadCourse(services, id) : loadLesson(services, id, '1');

describe('a course of the catalogue', () => {
  it('is shown to everybody, as JSON', async () => {
    const outcome = await loadCourse(services, 'algebra');
    expect(outcome).toMatchObject({
      kind: 'found',
      indexed: true,
      settled: true,
      props: {
        course: { id: 'algebra', topic: 'Algebra' },
        lessons: expect.arrayContaining([expect.objectContaining({ title: 'Linked lists' })]),
      },
    });
    expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
    expect(getCourse).not.toHaveBeenCalled();
  });

  it('is not looked up for what cannot be an id', async () => {
    for (const id of ['', '../etc/passwd', 'a b', 'x'.repeat(121), '-a', '操作系统', 'a\0', 'a%20b']) {
      expect(await loadCourse(services, id)).toEqual(missing);
    }
    expect(findCourse).not.toHaveBeenCalled();
  });

  it('is not found by an unknown id', async () => {
    expect(await loadCourse(services, 'no-such-course')).toEqual(missing);
  });

  it('has one address, where earlier ids and other cases lead', async () => {
    expect(await loadCourse(services, 'old-algebra')).toEqual(movedTo('/course/algebra'));
    expect(await loadCourse(services, 'Algebra')).toEqual(movedTo('/course/algebra'));
    expect(await loadCourse(services, 'old-dead')).toEqual(movedTo('/course/dead'));
  });

  it('that is gone says so, with what can take its place', async () => {
    expect(await loadCourse(services, 'dead')).toMatchObject({
      kind: 'empty',
      settled: false,
      props: { unavailable: { id: 'dead', gone: true, since: '2026-11-03', title: 'Dead' } },
    });
    expect(await loadLesson(services, 'dead', '1-x')).toEqual(movedTo('/course/dead', 307));
  });
});

describe('a lesson', () => {
  it('is shown with the names of the others', async () => {
    const outcome = await loadLesson(services, 'algebra', '2-linked-lists');
    expect(outcome).toMatchObject({
      kind: 'found',
      indexed: true,
      settled: true,
      props: {
        number: 2,
        lesson: { title: 'Linked lists', chapters: TWO_CHAPTERS },
        lessons: expect.arrayContaining([
          { title: 'Numbers', seconds: 600 },
          { title: 'Linked lists', seconds: 600, listed: true },
        ]),
      },
    });
    expect(JSON.parse(JSON.stringify(outcome))).toStrictEqual(outcome);
  });

  it.each([
    ...['2', '2-', '2-linked', '2-Linked-Lists', '2-anything-else'],
    // Of a list that has grown or shrunk: not to a neighbour.
    ...['1-linked-lists', '9-linked-lists'],
  ])('leads "%s" to its one address', async (segment) => {
    expect(await loadLesson(services, 'algebra', segment)).toEqual(movedTo('/course/algebra/2-linked-lists'));
  });

  it('keeps the second of an address that has moved', async () => {
    expect(await loadLesson(services, 'old-algebra', '2', 90)).toEqual(
      movedTo('/course/algebra/2-linked-lists?t=90'),
    );
    expect(await loadLesson(services, 'algebra', '2-linked-lists', 90)).toMatchObject({
      kind: 'found',
      props: { startAt: 90 },
    });
  });

  it('needs one redirect where both parts are old', async () => {
    expect(await loadLesson(services, 'old-algebra', '1')).toEqual(movedTo('/course/algebra/1-numbers'));
  });

  it.each(['12', '0', '-1', 'numbers', '99999'])('is not found as "%s"', async (segment) => {
    expect(await loadLesson(services, 'algebra', segment)).toEqual(missing);
  });
});

describe('a course of a live source', () => {
  it('is gone when its source says so', async () => {
    getCourse.mockResolvedValue({ kind: 'gone', title: 'Once here' });
    expect(await loadCourse(services, 'archive-x')).toMatchObject({
      kind: 'empty',
      settled: false,
      props: { unavailable: { id: 'archive-x', gone: true, source: 'Internet Archive', title: 'Once here' } },
    });
    expect(await loadLesson(services, 'archive-x', '1')).toEqual(movedTo('/course/archive-x', 307));
  });

  it.each(['course', 'lesson'])('is unavailable while its source is: its %s', async (kind) => {
    getCourse.mockResolvedValue({ kind: 'unavailable', fault: 'down' });
    expect(await loadEither(kind, 'archive-x')).toMatchObject({
      kind: 'unavailable',
      retryAfter: 15,
      props: { unavailable: { id: 'archive-x', gone: false, source: 'Internet Archive' } },
    });
  });
});

it.each(['course', 'lesson'])('says of a %s that it is unavailable while the catalogue is', async (kind) => {
  findCourse.mockRejectedValueOnce(new AppError('search/unavailable'));
  expect(await loadEither(kind, 'algebra')).toMatchObject({
    kind: 'unavailable',
    retryAfter: 5,
    props: { unavailable: { id: 'algebra', gone: false, related: [] } },
  });
});

describe('a course of which the catalogue knows only the playlist', () => {
  const playlist = aCourse({
    id: 'knots',
    title: 'Knots',
    kind: 'video-series',
    lessons: undefined,
    playlistId: 'PLabcdefghijkl',
    seenIn: ['a/list'],
  });
  const lessons = [aLesson({ title: 'Bowline' }), aLesson({ title: 'Sheet bend' })];
  const youtube = { ...source, id: 'youtube', name: 'YouTube', getCourse };
  const withKey = { ...services, sources: [youtube] };
  const listed: CourseAnswer = { kind: 'found', course: aCourse({ lessons }) };
  const away: CourseAnswer = { kind: 'unavailable', fault: 'down' };
  beforeEach(() => findCourse.mockResolvedValue({ kind: 'found', course: playlist, topics, related }));
  afterEach(() => findCourse.mockImplementation(async (id) => LOOKUPS[id] ?? { kind: 'missing' }));

  it('has the lessons that YouTube lists, and stays as well or badly known to search engines', async () => {
    getCourse.mockResolvedValue(listed);
    expect(await loadCourse(withKey, 'knots')).toMatchObject({
      indexed: false,
      props: { lessons: [{ title: 'Bowline' }, { title: 'Sheet bend' }], playlist: false },
    });
    expect(getCourse).toHaveBeenCalledWith('PLabcdefghijkl', services.asking);
    expect(await loadLesson(withKey, 'knots', '2-sheet-bend')).toMatchObject({
      kind: 'found',
      indexed: false,
      props: { number: 2, lesson: { title: 'Sheet bend' } },
    });
  });

  it('plays as a whole where YouTube does not answer, and no address moves for ever', async () => {
    getCourse.mockResolvedValue(away);
    expect(await loadCourse(withKey, 'knots')).toMatchObject({
      kind: 'found',
      props: { lessons: [{ title: 'Knots' }], playlist: true },
    });
    expect(await loadLesson(withKey, 'knots', '1-bowline')).toEqual(movedTo('/course/knots/1-knots', 307));
    expect(await loadLesson(withKey, 'knots', '2-sheet-bend')).toMatchObject({
      kind: 'unavailable',
      props: { unavailable: { id: 'knots', gone: false, source: 'YouTube', title: 'Knots' } },
    });
  });

  it('does not keep a visitor waiting for YouTube', async () => {
    jest.useFakeTimers();
    getCourse.mockReturnValue(new Promise(() => {}));
    const outcome = loadCourse(withKey, 'knots');
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await outcome).toMatchObject({ kind: 'found', props: { playlist: true } });
    jest.useRealTimers();
  });

  it('asks nobody without a key, and leads from one of its videos to the whole', async () => {
    expect(await loadCourse(services, 'knots')).toMatchObject({ props: { playlist: true } });
    expect(await loadLesson(services, 'knots', '2-sheet-bend')).toEqual(
      movedTo('/course/knots/1-knots', 307),
    );
    expect(getCourse).not.toHaveBeenCalled();
  });
});
