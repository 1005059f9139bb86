import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse, aLesson, aListedCourse, TWO_CHAPTERS } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'music', name: 'Music', subject: 'Arts', aliases: [] },
];
const COURSES = [
  aCourse({ id: 'best', title: 'Python A', level: 'beginner', hours: 10, popularity: 0.9 }),
  aCourse({
    id: 'short',
    title: 'Python B',
    level: 'beginner',
    hours: 1,
    popularity: 0.8,
    provider: 'Other',
  }),
  aCourse({ id: 'long', title: 'Python C', level: 'advanced', hours: 90, popularity: 0.7, cost: 'paid' }),
  aCourse({ id: 'unknown', title: 'Python D', lessons: undefined, popularity: 0.6 }),
  aCourse({ id: 'spanish', title: 'Python en serio', language: 'es', hours: 5, popularity: 0.5 }),
  aCourse({ id: 'spanish-2', title: 'Python para todos', language: 'es', hours: 6, popularity: 0.4 }),
  aCourse({ id: 'song', title: 'Python songs', topics: ['music'], popularity: 0.3 }),
];

const opened = engineOver(COURSES, TOPICS);

const ids = (cards: { id: string }[] = []) => cards.map(({ id }) => id);

describe('the summary of a search', () => {
  it('counts what is there', () => {
    const summary = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(summary).toMatchObject({ courses: 6, free: 5, providers: 2, withLength: 5 });
    expect(summary.languages).toEqual([
      { language: 'en', count: 4 },
      { language: 'es', count: 2 },
    ]);
  });

  it('counts the levels, easiest first', () => {
    const { levels, startHere } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(levels).toEqual([
      { level: 'beginner', count: 2 },
      { level: 'advanced', count: 1 },
    ]);
    expect(startHere).toEqual([]);
  });

  it('has the shortest and the longest of those whose length is known', () => {
    const { shortest, longest } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(ids(shortest)).toEqual(['short', 'spanish', 'spanish-2']);
    expect(ids(longest)).toEqual(['long', 'best', 'spanish-2']);
  });

  it('has one course of each other language', () => {
    const { inOtherLanguages } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(inOtherLanguages).toHaveLength(1);
    expect(['spanish', 'spanish-2']).toContain(inOtherLanguages[0]?.id);
  });

  it('speaks only of courses that have all of the words', () => {
    expect(opened.engine.summarise(aSearch('python zzqxjwv')).courses).toBe(0);
  });
});

describe('where to start with a topic', () => {
  const course = (id: string, title: string, more: object) =>
    aCourse({ id, title, popularity: 0.9 - picked.length / 100, ...more });
  const picked: ReturnType<typeof aCourse>[] = [];
  picked.push(
    course('optics', 'Optics', { topics: ['physics', 'python'], level: 'beginner' }),
    course('loops', 'Loops', { level: 'beginner', language: 'es' }),
    course('deep', 'Advanced loops', { level: 'beginner' }),
    course('numbers', 'Numbers', { topics: ['python', 'physics'], level: 'beginner' }),
    course('intro', 'Python: an introduction', { level: 'advanced' }),
    course('films', 'Python films', { topics: ['physics'], level: 'advanced' }),
  );
  const started = engineOver(picked, [
    ...TOPICS,
    { slug: 'physics', name: 'Physics', subject: 'Science', aliases: [] },
  ]);

  it('is an English course about it, of a level that its title does not deny, or none', () => {
    const { startHere } = started.engine.summarise({ ...aSearch('python'), ofTopic: 'python' });
    expect(startHere.map(({ level, card }) => [level, card.id])).toEqual([['beginner', 'numbers']]);
  });
});

describe('what the first page of a topic does not list', () => {
  const many = engineOver(
    [
      ...Array.from({ length: 24 }, (_, n) => aCourse({ id: `first-${n}`, title: 'Python' })),
      aListedCourse({ id: 'first', title: 'Python' }),
      aListedCourse({ id: 'later', title: 'Loops', popularity: 0 }),
      aListedCourse({ id: 'part', title: 'Frames', topics: ['pandas'], popularity: 0 }),
      aListedCourse({ id: 'aside', title: 'Songs', topics: ['music', 'python'], popularity: 0 }),
      aCourse({ id: 'thin', title: 'Snakes', popularity: 0 }),
    ],
    [...TOPICS, { slug: 'pandas', name: 'Pandas', subject: 'Data', aliases: [], broader: 'python' }],
  );

  it('is named, where search engines are told of it and no other page of a topic is nearer, and then some with lessons', () => {
    const { withContents } = many.engine.summarise({ ...aSearch('python'), ofTopic: 'python' });
    expect(ids(withContents.slice(0, 2)).sort()).toEqual(['later', 'part']);
    expect(ids(withContents)).toContain('aside');
    expect(withContents).toHaveLength(5);
    const first = many.engine.search({ ...aSearch('python'), ofTopic: 'python' });
    expect(ids(first.results)).toContain('first');
  });
});

describe('lessons that search engines list', () => {
  const { lessons = [] } = aListedCourse();
  const plain = lessons.map(({ chapters: _, ...lesson }) => lesson);
  const begun = (...titles: string[]) => [
    ...titles.map((title) => aLesson({ title, chapters: TWO_CHAPTERS })),
    ...plain,
  ];
  const begins = engineOver([
    aCourse({
      id: 'a',
      lessons: begun('Trees', 'Graphs', 'Hashing'),
      addedAt: '2026-01-01',
      popularity: 0.9,
    }),
    aCourse({ id: 'b', lessons: [aLesson(), aLesson()], popularity: 0.8 }),
    aCourse({ id: 'c', lessons: begun('Vectors', 'Matrices'), popularity: 0.7 }),
  ]);

  it('are listed in index order from any position', () => {
    const { engine } = begins;
    const segments = (offset: number, limit: number) =>
      engine.listLessons(offset, limit).map(({ id, segment }) => `${id}/${segment}`);
    const all = ['a/1-trees', 'a/2-graphs', 'a/3-hashing', 'c/1-vectors', 'c/2-matrices'];
    expect(engine.overview().lessonPages).toBe(all.length);
    for (const from of all.keys())
      for (const limit of [1, 2, 3, 9]) expect(segments(from, limit)).toEqual(all.slice(from, from + limit));
    expect(segments(all.length, 9)).toEqual([]);
    expect(engine.listLessons(0, 1)).toEqual([{ id: 'a', segment: '1-trees', changed: '2026-01-01' }]);
  });
});

describe('courses with a known day', () => {
  const dated = engineOver([
    aListedCourse({ id: 'a', addedAt: '2026-01-01', checkedAt: '2026-02-02', popularity: 0.9 }),
    aListedCourse({ id: 'b', addedAt: '2026-03-03', popularity: 0.8 }),
    aCourse({ id: 'thin', addedAt: '2026-03-03', popularity: 0.8 }),
    aListedCourse({ id: 'c', popularity: 0.7 }),
  ]);

  it('are listed with the day on which they last changed, if search engines are told of them', () => {
    const { engine } = dated;
    expect(engine.listDated(0, 10)).toEqual([
      { id: 'a', changed: '2026-02-02' },
      { id: 'b', changed: '2026-03-03' },
      { id: 'c' },
    ]);
    expect(engine.overview()).toMatchObject({ courses: 4, listed: 3 });
    expect(engine.listDated(2, 10)).toEqual([{ id: 'c' }]);
    expect(ids(engine.listAdded(undefined, 10))).toEqual(['b', 'a']);
  });
});
