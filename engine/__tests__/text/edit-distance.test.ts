import fc from 'fast-check';
import { editDistance } from '@/engine/text/edit-distance';

it.each([
  ['python', 'python', 0],
  ['pyhton', 'python', 1],
  ['lerning', 'learning', 1],
  ['machin', 'machine', 1],
  ['javascrpit', 'javascript', 1],
  ['abcd', 'wxyz', 3],
])('counts the mistakes from %s to %s', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

it('is the same in both directions and nothing only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
