import fc from 'fast-check';
import { clipWords } from '@/lib/format/clip-words';
import { wellFormed } from '@/lib/format/well-formed';

it('leaves a text that fits as it is', () => {
  expect(clipWords('Linear algebra', 14)).toBe('Linear algebra');
});

it('cuts after a whole word, without a dangling comma', () => {
  expect(clipWords('Data structures, algorithms and more', 20)).toBe('Data structures…');
});

it('cuts writing without spaces where it must', () => {
  expect(clipWords('操作系统概念与实践'.repeat(3), 10)).toBe('操作系统概念与实践…');
});

it('never exceeds the length and never halves a letter', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 5, max: 80 }),
      (text, most) => {
        const clipped = clipWords(text, most);
        expect(clipped.length).toBeLessThanOrEqual(most);
        expect(wellFormed(clipped)).toBe(clipped);
      },
    ),
  );
});
