import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: ['py'] },
  { slug: 'machine-learning', name: 'Machine learning', subject: 'Data and AI', aliases: [] },
  { slug: 'operating-systems', name: 'Operating systems', subject: 'Computer science', aliases: [] },
];

const COURSES = [
  aCourse({ id: 'py', title: 'Learn Python', level: 'beginner', provider: 'Kaggle', popularity: 0.9 }),
  aCourse({
    id: 'py-es',
    title: 'Curso de Python desde cero',
    language: 'es',
    level: 'beginner',
    popularity: 0.8,
  }),
  aCourse({
    id: 'ml',
    title: 'Machine Learning',
    topics: ['machine-learning'],
    level: 'advanced',
    popularity: 0.7,
  }),
  aCourse({
    id: 'ng',
    title: 'CS229: Statistical Learning',
    topics: ['machine-learning'],
    instructors: ['Andrew Ng'],
    popularity: 0.6,
  }),
  aCourse({
    id: 'os-zh',
    title: '操作系统原理',
    language: 'zh-Hans',
    topics: ['operating-systems'],
    popularity: 0.5,
  }),
  aCourse({ id: 'cpp', title: 'C++ Programming', topics: [], popularity: 0.4, formerIds: ['c-plus-plus'] }),
  aCourse({ id: 'c', title: 'C Programming', topics: [], popularity: 0.3, cost: 'paid' }),
  aCourse({ id: 'Deep_Mixed', title: 'Deep Dives', topics: [], popularity: 0.2, lessons: undefined }),
];

const opened = engineOver(COURSES, TOPICS);

it('understands level and language in the words as filters', () => {
  const answer = opened.engine.search(aSearch('python for beginners in spanish'));

  expect(answer.intents).toEqual([
    { facet: 'level', value: 'beginner', label: 'Beginner', words: 'for beginners' },
    { facet: 'language', value: 'es', label: 'Spanish', words: 'in spanish' },
  ]);
  expect(answer.results.map(({ id }) => id)).toEqual(['py-es']);
});

it('marks the words of the search in the title', () => {
  const [first] = opened.engine.search(aSearch('python')).results;

  expect(first?.marks.map(([start, end]) => first.title.slice(start, end))).toEqual(['Python']);
});

it('explains a result when it is asked to', () => {
  const [first] = opened.engine.search(aSearch('python'), { explain: true }).results;

  expect(first?.explained?.fields).toEqual([{ word: 'python', found: ['title', 'topics'] }]);
  expect(first?.explained?.score).toBeGreaterThan(1);
});

it('tells where a renamed or wrongly written id is now', () => {
  expect(opened.engine.findCourse('c-plus-plus')).toEqual({ kind: 'moved', id: 'cpp' });
  expect(opened.engine.findCourse('deep_mixed')).toEqual({ kind: 'moved', id: 'Deep_Mixed' });
  expect(opened.engine.findCourse('nothing')).toEqual({ kind: 'missing' });
  expect(opened.engine.findCourse('ml')).toMatchObject({
    kind: 'found',
    course: { id: 'ml' },
    related: [{ id: 'ng' }],
  });
});

it('suggests topics and courses, also for a mistyped beginning', () => {
  expect(opened.engine.suggest('mach', 5).map(({ text }) => text)).toEqual([
    'Machine learning',
    'Machine Learning',
  ]);
  expect(opened.engine.suggest('pyhto', 5)[0]?.text).toBe('Python');
});

it('lists ids by popularity and counts the catalogue', () => {
  expect(opened.engine.listCourseIds(1, 2)).toEqual(['py-es', 'ml']);
  expect(opened.engine.overview()).toMatchObject({ courses: 8, playable: 7, languages: 3 });
});

it('finds nothing where there is no word, and everything where the words only say how', () => {
  expect(opened.engine.search(aSearch('🎓 🎓'))).toMatchObject({ total: 0, results: [] });
  expect(opened.engine.search(aSearch('best online courses')).total).toBe(COURSES.length);
});

it('counts all ways of writing Chinese as one language, and names what is not stated', () => {
  const answer = opened.engine.search(aSearch('操作系统 in chinese'));

  expect(answer.intents.map(({ value }) => value)).toEqual(['zh']);
  expect(answer.results.map(({ id }) => id)).toEqual(['os-zh']);
});

it('answers whatever it is asked', () => {
  const nasty = [
    '',
    '"',
    'a AND b OR NOT c*',
    '🎓🎓',
    'مرحبا "OR"',
    '\ud800',
    'x'.repeat(10_000),
    '{title}:a',
    'a^2',
  ];
  for (const words of nasty) expect(opened.engine.search(aSearch(words)).page).toBe(1);
  fc.assert(
    fc.property(anyText(40), (words) => {
      opened.engine.search(aSearch(words));
      opened.engine.suggest(words, 8);
    }),
    { numRuns: 300 },
  );
});

describe('over a catalogue without topics', () => {
  const TITLES = [
    'Sewing Machine Basics',
    'Machine Learning for Healthcare',
    'Practical Machine Learning',
    'Machine Learning in Production',
    'Algoritmi e strutture',
    'Algorithms on Graphs',
    'Approximation Algorithms',
  ];
  const other = engineOver(
    TITLES.map((title, i) => aCourse({ id: `f${i}`, title, topics: [], lessons: undefined })),
  );

  it('finds what belongs to a phrase, not any machine for machine learning', () => {
    const titles = other.engine.search(aSearch('machine learning')).results.map(({ title }) => title);

    expect(titles).toHaveLength(3);
    expect(titles).not.toContain('Sewing Machine Basics');
  });

  it('takes a mistyped word for the usual one, not for a rare one in another language', () => {
    expect(other.engine.search(aSearch('algoritms')).correctedTo).toBe('algorithms');
  });
});
