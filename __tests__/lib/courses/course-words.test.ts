import { sayEvenings } from '@/lib/courses/texts/evenings';
import { sayBefore, sayWhom } from '@/lib/courses/texts/prior-knowledge';
import { teachersOf } from '@/lib/courses/texts/teachers';

it.each([
  [1, '1 h, or one evening'],
  [1.6, '1 h 36 min, or one evening'],
  [12, '12 h, or about 8 evenings of 90 minutes'],
])('says %d hours in evenings', (hours, words) => {
  expect(sayEvenings(hours)).toBe(words);
});

it('says whom a level suits, and nothing where it is unknown', () => {
  expect(sayWhom({ level: 'beginner' })).toBe('Beginners. It starts with the basics.');
  expect(sayWhom({ level: 'advanced' })).toBe('Learners who already know the topic well.');
  expect(sayBefore({ level: 'intermediate' })).toBe('The basics');
  expect(sayBefore({ level: 'advanced' })).toBe('Good knowledge of the topic');
  expect([sayWhom({}), sayBefore({})]).toEqual([undefined, undefined]);
});

it.each([
  [['Ana Bell'], 'Ana Bell'],
  [['Ana Bell', 'John Guttag'], 'Ana Bell and John Guttag'],
  [['Ana Bell', 'John Guttag', 'Eric Grimson'], 'Ana Bell and 2 others'],
  [['Crash Course'], ''],
  [undefined, ''],
])('names the teachers %j', (instructors, words) => {
  expect(teachersOf({ instructors, provider: 'Crash Course' })).toBe(words);
});
