import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { NAUGHTY } from '@/bench/fuzz/naughty';
import { RUNS } from '@/bench/fuzz/texts';

/** Texts that are hard to parse: runs, nested runs, and strings that have broken software before. */
export const adversarial = (most: number): fc.Arbitrary<string> => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...RUNS,
      ...NAUGHTY,
      '\n',
      '\n\n',
      '\r\n',
      '00:01.000 --> 00:02.000\n',
      '```',
      '> ',
      '- ',
      '| ',
    ),
    anyText(8),
  );
  const run = fc.tuple(piece, fc.integer({ min: 1, max: 400 })).map(([one, times]) => one.repeat(times));
  return fc.array(run, { maxLength: 8 }).map((parts) => parts.join('').slice(0, most));
};
