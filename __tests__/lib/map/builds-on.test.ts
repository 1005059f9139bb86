import type { Requirement, TopicMap } from '@/lib/course';
import { buildsOn } from '@/lib/map';
import { aCourse } from '@/scripts/fakes/course';

const needs = (topic: string): Requirement => ({ topic, strength: 'must', why: 'so', evidence: ['own'] });
const topic = (name: string, requires: string[] = [], more: object = {}) => ({
  name,
  subject: 'Mathematics',
  count: 9,
  requires: requires.map(needs),
  ...more,
});
const MAP: TopicMap = {
  algebra: topic('Algebra'),
  fractions: topic('Fractions', [], { broader: 'algebra' }),
  roots: topic('Roots', [], { broader: 'algebra' }),
  powers: topic('Powers', [], { broader: 'algebra' }),
  matrices: topic('Matrices', ['algebra', 'fractions'], { broader: 'linear-algebra' }),
  'linear-algebra': topic('Linear algebra', ['algebra']),
  eigenvalues: topic('Eigenvalues', ['matrices', 'computer-basics']),
  quantum: topic('Quantum mechanics', ['eigenvalues'], { subject: 'Physics' }),
  lasers: topic('Lasers', ['quantum', 'roots'], { subject: 'Physics' }),
  'computer-basics': topic('Computers'),
};
const on = (first: string, named: string[]) => buildsOn(MAP, aCourse({ topics: [first] }), named);

it('is what a lesson names of what comes before its course, and what its other topics need', () => {
  expect(on('quantum', ['eigenvalues'])).toEqual(['eigenvalues']);
  expect(on('linear-algebra', ['eigenvalues'])).toEqual(['matrices']);
  expect(on('quantum', ['lasers'])).toEqual(['roots']);
});

it('is nothing that the course is about or needs for that alone, that everybody here can do, that is too wide, or of another subject', () => {
  expect(on('matrices', ['linear-algebra'])).toEqual([]);
  expect(on('eigenvalues', ['eigenvalues'])).toEqual([]);
  expect(on('lasers', ['powers'])).toEqual([]);
  expect(on('unknown', ['unknown'])).toEqual([]);
});
