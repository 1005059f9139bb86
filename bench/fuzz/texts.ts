import fc from 'fast-check';
import { wellFormed } from '@/lib/format/well-formed';
import { NAUGHTY } from './naughty';

const naughty = fc.constantFrom(...NAUGHTY);
const word = fc.constantFrom('python', 'machine learning', 'c++', 'math', 'free beginner java', 'مقدمة');

/** Text that a person may type, or a program send. */
export const text = fc.oneof(
  naughty,
  word,
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Escapes a text for an address; half a surrogate pair is replaced. */
export const escapeText = (value: string): string => encodeURIComponent(wellFormed(value));

/** One segment of an address, or the value of a parameter. */
export const segment = fc.oneof(
  { weight: 6, arbitrary: text.map(escapeText) },
  // As a careless program writes it; characters that HTTP cannot carry are left out.
  { weight: 1, arbitrary: text.map((value) => value.replace(/[^!-"$-.0-~]/g, '').replace(/[?]/g, '')) },
  { weight: 1, arbitrary: fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '%00', '%', '%25', '%E0%A4%A') },
);

/** Runs of characters at which patterns could scan the same text repeatedly. */
export const RUNS = [
  ...[
    '@',
    'a@',
    '@.',
    '<',
    '<a',
    '%25',
    '%',
    ' ',
    ' a',
    '\t',
    '.',
    '-',
    '+',
    '#',
    '?',
    '"',
    "'",
    '\\',
    '`',
    '*',
    '_',
  ],
  ...[
    '[',
    '](',
    '[](',
    '(',
    '{',
    '![',
    '&',
    '&amp;',
    '&#',
    '|',
    '0',
    '1:',
    '00:',
    'a',
    'é',
    '\u0301',
    '\u200d',
    '\ud83d\ude00',
  ],
];
