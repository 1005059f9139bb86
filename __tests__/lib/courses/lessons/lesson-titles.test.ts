import { listedLessons } from '@/lib/courses/lessons/lesson-titles';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

it.each([
  [['Trees', 'Graphs', 'Hashing']],
  [['Lecture 1: Trees', 'Lecture 2: Graphs']],
  [['1. Vectores', '2. Matrices', 'Examen']],
  [['第1课 向量', '第2课 矩阵']],
  [['Resonance I', 'Resonance II', 'Atoms I', 'Atoms II']],
])('lists lessons that say what they teach: %j', (titles) => {
  expect(listedLessons(titled(...titles))).toEqual(titles.map((_, index) => index + 1));
});

it.each([
  [['Lecture 1', 'Lecture 2', 'Lecture 3']],
  [['Algebra I', 'Algebra II', 'Algebra III']],
  [['CS50 - Part 01', 'CS50 - Part 02']],
  [['1', '2', '3']],
  [['第1课', '第2课', '第三课']],
  [['The whole course']],
  [[]],
])('lists none that are only numbered, and none that is the course itself: %j', (titles) => {
  expect(listedLessons(titled(...titles))).toEqual([]);
});

it('lists no lesson whose video is gone', () => {
  expect(listedLessons([{ title: 'Trees' }, { title: 'Graphs', gone: true }, { title: 'Hashing' }])).toEqual([
    1, 3,
  ]);
});

it('has none where no lessons are known', () => {
  expect(listedLessons(undefined)).toEqual([]);
});
