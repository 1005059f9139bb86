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

it('knows the section in the middle of which a part begins', () => {
  const begunIn = (second: number) =>
    partsOf(
      lessons(31).map((line, at) => ({
        ...line,
        ...(at === 0 && { section: 'Trees' }),
        ...(at === second && { section: 'Graphs' }),
      })),
    ).map(({ within }) => within);
  expect(begunIn(15)).toEqual([undefined, 'Graphs']);
  expect(begunIn(16)).toEqual([undefined, undefined]);
  expect(begunIn(17)).toEqual([undefined, 'Trees']);
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
