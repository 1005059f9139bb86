import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import type { Course, Topic } from '@/lib/course/course.schema';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const lessons = (...titles: string[]) => titles.map((title) => aLesson({ title }));

/** A subject with a shelf of courses. */
const SHELF = Array.from({ length: 9 }, (_, at) =>
  aCourse({ id: `python-${at}`, title: `Python ${at}`, lessons: lessons('Python syntax', 'Loops') }),
);
const COURSES: Course[] = [
  ...SHELF,
  aCourse({
    id: 'algorithms',
    title: 'Introduction to Algorithms',
    topics: ['algorithms'],
    popularity: 0.9,
    lessons: [
      aLesson({ title: 'Lecture 1: Sorting' }),
      aLesson({ title: 'Lecture 2: Dijkstra', seconds: 3000 }),
    ],
  }),
  aCourse({
    id: 'graphs',
    title: 'Graphs in one sitting',
    topics: ['algorithms'],
    level: 'advanced',
    lessons: [
      aLesson({
        title: 'The whole course',
        chapters: [
          { title: 'Welcome', start: 0 },
          { title: 'Dijkstra', start: 760 },
        ],
      }),
    ],
  }),
  aCourse({
    id: 'spread',
    title: 'Interior',
    topics: [],
    lessons: lessons('Red walls', 'Trees in the garden'),
  }),
  aCourse({ id: 'trees', title: 'Red trees', topics: [], lessons: lessons('Red trees in autumn') }),
  aCourse({
    id: 'gone-lesson',
    title: 'Knots',
    topics: [],
    lessons: [aLesson({ title: 'Trefoil', gone: true }), aLesson({ title: 'Bowline' })],
  }),
  aCourse({
    id: 'russian',
    title: 'Алгоритмы',
    language: 'ru',
    topics: ['algorithms'],
    lessons: lessons('Dijkstra', 'Prim'),
  }),
];
const TOPICS: Topic[] = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'algorithms', name: 'Algorithms', subject: 'Programming', aliases: ['dijkstra'] },
  {
    slug: 'sorting',
    name: 'Sorting',
    subject: 'Programming',
    aliases: [],
    words: { es: ['ordenación'] },
  },
];

const opened = engineOver(COURSES, TOPICS);

const search = (words: string, query = {}) => opened.engine.search(aSearch(words, query));
const momentOf = (words: string, id: string) =>
  search(words).results.find((result) => result.id === id)?.moment;
const group = (words: string, query = {}) => search(words, query).moments?.map(({ href }) => href) ?? [];

it('says on a card which lesson has the words, with its length and the words marked', () => {
  expect(momentOf('dijkstra', 'algorithms')).toEqual({
    href: '/course/algorithms/2-lecture-2-dijkstra',
    lesson: 'Lecture 2: Dijkstra',
    seconds: 3000,
    marks: [[11, 19]],
  });
});

it('leads to the second of a chapter', () => {
  expect(momentOf('graphs dijkstra', 'graphs')).toMatchObject({
    href: '/course/graphs/1-the-whole-course#t=760',
    lesson: 'The whole course',
    chapter: 'Dijkstra',
    start: 760,
  });
});

it('shows no lesson where the title says it already', () => {
  expect(search('red trees').results[0]).toMatchObject({ id: 'trees' });
  expect(momentOf('red trees', 'trees')).toBeUndefined();
});

it('takes the words of one lesson only, not words that are spread over several', () => {
  expect(group('red trees')).not.toContainEqual(expect.stringContaining('/course/spread/'));
});

it('leaves out a lesson whose video is gone', () => {
  expect(group('trefoil')).toEqual([]);
  expect(group('bowline')).toEqual(['/course/gone-lesson/2-bowline']);
});

it('lists the lessons of different courses for what they explain, in a language that was asked for', () => {
  expect(group('dijkstra')).toEqual([
    '/course/algorithms/2-lecture-2-dijkstra',
    '/course/graphs/1-the-whole-course#t=760',
  ]);
  expect(group('dijkstra', { language: 'ru' })).toEqual(['/course/russian/1-dijkstra']);
});

it('honours filters and exclusions', () => {
  expect(group('dijkstra', { level: 'advanced' })).toEqual(['/course/graphs/1-the-whole-course#t=760']);
  expect(group('dijkstra -graphs')).toEqual(['/course/algorithms/2-lecture-2-dijkstra']);
});

it('counts no lesson in totals and facets', () => {
  const { total, results, moments, facets } = search('sorting');
  expect(moments).toHaveLength(1);
  expect(total).toBe(results.length);
  for (const { count } of facets.flatMap(({ values }) => values)) expect(count).toBeLessThanOrEqual(total);
});

it('lists none for a subject with a shelf of courses, unless the search asks a question', () => {
  expect(group('python')).toEqual([]);
  expect(group('what is python')).not.toEqual([]);
});

it('lists none for a course that is named, and none on later pages', () => {
  expect(group('Introduction to Algorithms')).toEqual([]);
  expect(group('dijkstra', { page: '2' })).toEqual([]);
});

it('finds a lesson by the name of its topic in another language', () => {
  expect(group('ordenación')).toEqual(['/course/algorithms/1-lecture-1-sorting']);
});

it('suggests a lesson with its course where nothing else fits', () => {
  expect(opened.engine.suggest('bowl', 8)).toEqual([
    { kind: 'lesson', text: 'Bowline', detail: 'Knots', href: '/course/gone-lesson/2-bowline' },
  ]);
});

it('suggests lessons after topics and courses, and none where these fill the list', () => {
  expect(opened.engine.suggest('red trees', 8).map(({ kind }) => kind)).toEqual(['course']);
  expect(opened.engine.suggest('python', 8).map(({ kind }) => kind)).not.toContain('lesson');
});
