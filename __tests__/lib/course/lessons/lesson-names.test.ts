import { firstNames } from '@/lib/course/lessons/lesson-names';
import { aLesson } from '@/scripts/fakes/course';

const named = (...titles: string[]) => firstNames({ lessons: titles.map((title) => aLesson({ title })) });

it('names the first lessons without their numbers, as many as a line has room for', () => {
  expect(
    named(
      'Lecture 1: Introduction',
      'Lecture 2: Proof of Work and Mining',
      'Session 3, Part 2: Signatures',
      'Lecture 4: Transactions and the UTXO Model, with an example from practice',
    ),
  ).toBe('Proof of Work and Mining · Signatures');
});

it.each([
  ['#01 - Selectors', '#02 - Units'],
  ['1. Selectors', '2. Units'],
])('leaves out a number before a name: %s', (...titles) => {
  expect(named(...titles)).toBe('Selectors · Units');
});

it('names the chapters of a single video', () => {
  const chapters = [
    { title: 'Intro', start: 0 },
    { title: 'Commits', start: 60 },
    { title: 'Branches', start: 90 },
  ];
  expect(firstNames({ lessons: [aLesson({ chapters })] })).toBe('Commits · Branches');
});

it.each([[[]], [['Everything in one video']], [['Lesson', 'Lesson']]])('says nothing for %j', (titles) => {
  expect(named(...titles)).toBeUndefined();
});
