import fc from 'fast-check';
import { shortTitle, signOf } from '@/lib/course/cover/cover-text';

it.each([
  ['MIT OpenCourseWare', 'MIT'],
  ['Khan Academy', 'KA'],
  ['University of California, Berkeley', 'UCB'],
  ['NYU', 'NYU'],
  ['IIT Madras', 'IITM'],
  ['UC San Diego', 'UCSD'],
  ['freeCodeCamp.org', 'FCC'],
  ['3Blue1Brown', '3BB'],
  ['Ana Bell', 'AB'],
  ['北京大学', '北京'],
  ['École polytechnique fédérale de Lausanne', 'ÉPF'],
  ['The', 'T'],
])('has a sign for %s: %s', (name, sign) => {
  expect(signOf(name)).toBe(sign);
});

it.each([
  ['6.006 Introduction to Algorithms (Fall 2011)', '6.006'],
  ['6.S095 Programming for the Puzzled', '6.S095'],
  ['15-418/Stanford CS149: Parallel Computing', '15-418'],
  ['CS50: Introduction to Computer Science', 'CS50'],
  ['Stanford CS224N: Natural Language Processing', 'CS224N'],
  ['MAS.S62 Cryptocurrency Engineering and Design', 'MAS.S62'],
  ['100 Days of Swift', '100 Days of Swift'],
  ['2D Hack-n-Slash Course (GameMaker Studio 2)', '2D Hack-n-Slash Course'],
  ['Angular Tutorial for Beginners: Web Framework with TypeScript', 'Angular Tutorial for Beginners'],
  ['C++: the basics', 'C++: the basics'],
  ['Физика: применение законов динамики', 'Физика: применение законов…'],
])('calls %s on its cover %s', (title, label) => {
  expect(shortTitle({ title })).toBe(label);
});

it('tells the years of a course apart', () => {
  expect(shortTitle({ title: '6.824 Distributed Systems', year: 2020 })).toBe('6.824 · 2020');
});

it('has few letters for any name and few words for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...signOf(text)].length).toBeLessThanOrEqual(10);
      expect(shortTitle({ title: text }).length).toBeLessThanOrEqual(30);
    }),
  );
});
