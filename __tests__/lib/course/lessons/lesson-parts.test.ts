import { findLessons, partsOf } from '@/lib/course/lessons/lesson-parts';

const lessons = (count: number): { title: string; section?: string }[] =>
  Array.from({ length: count }, (_, at) => ({ title: `Lecture ${at + 1}` }));

it.each([
  [1, [[1, 1]]],
  [30, [[1, 30]]],
  [
    31,
    [
      [1, 16],
      [17, 31],
    ],
  ],
  [
    40,
    [
      [1, 20],
      [21, 40],
    ],
  ],
  [
    76,
    [
      [1, 26],
      [27, 52],
      [53, 76],
    ],
  ],
])('has %i lessons in parts that are neither long nor a few left over', (count, wanted) => {
  const parts = partsOf(lessons(count));
  expect(parts.map(({ from, to }) => [from, to])).toEqual(wanted);
  expect(parts.flatMap((part) => part.lessons.map(({ number }) => number))).toEqual(
    lessons(count).map((_, at) => at + 1),
  );
});

const sectioned = (count: number, sections: Record<number, string>) =>
  partsOf(lessons(count).map((line, at) => ({ ...line, ...(sections[at] && { section: sections[at] }) })));

it('ends a part where a section ends, and has short sections together', () => {
  const parts = sectioned(46, { 0: 'Lectures', 24: 'Recitations', 40: 'Exams' });
  expect(parts.map(({ to, sections }) => [to, sections])).toEqual([
    [24, ['Lectures']],
    [46, ['Recitations', 'Exams']],
  ]);
  expect(sectioned(30, { 0: 'Lectures', 24: 'Recitations' })).toHaveLength(1);
});

it('cuts a long section, and knows in the middle of which section a part begins', () => {
  const parts = sectioned(42, { 2: 'Trees', 40: 'Graphs' });
  expect(parts.map(({ to, within, sections }) => [to, within, sections])).toEqual([
    [21, undefined, ['Trees']],
    [42, 'Trees', ['Trees', 'Graphs']],
  ]);
});

it('finds lessons by the beginnings of words of their titles and chapters', () => {
  const some = [
    { title: 'Éléments de géométrie' },
    { title: 'Trees', chapters: [{ title: 'Binary search trees', start: 0 }] },
    { title: 'Searching' },
  ];
  const found = (words: string) => findLessons(some, words).map(({ number }) => number);
  expect(found('geo')).toEqual([1]);
  expect(found('search')).toEqual([2, 3]);
  expect(found('Binary TREE')).toEqual([2]);
  expect(found('earch')).toEqual([]);
});
