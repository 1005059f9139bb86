import fc from 'fast-check';
import { MAX_QUERY_LENGTH, spellQuery } from '@/lib/query-spelling';

function words(raw: string): string {
  const spelling = spellQuery(raw);
  if (spelling.kind !== 'words') throw new Error(`${raw} is ${spelling.kind}`);
  return spelling.words;
}

it.each([
  '  machine   learning ',
  'machine+learning',
  'machine%20learning',
  'machine%2520learning',
  'machine%252520learning',
  'machine\tlearning',
  'machine\u00a0learning',
  'machine\u3000learning',
  'ｍａｃｈｉｎｅ learning',
  'machine\u200blearning',
  '\ufeffmachine learning\u200e',
  'machine\u200d learning\u200c',
  'machine%E2%80%8B learning',
  'ma\u00adchine learning',
])('gives %j one spelling', (raw) => {
  expect(words(raw)).toBe('machine learning');
});

it.each(['\u0645\u06cc\u200c\u0631\u0648\u0645', '👩\u200d💻'])(
  'keeps joiners that join, as in %s',
  (raw) => {
    expect(words(raw)).toBe(raw);
  },
);

it('composes letters that were typed in parts', () => {
  expect(words('nai\u0308ve')).toBe('na\u00efve');
});

it.each([
  'c++',
  'c#',
  'a/b',
  '.net',
  '50%',
  '🎸',
  'C++ programming',
  'r',
  'Python',
  'google+ api',
  '操作系统',
  '...',
  '. .',
  './..',
])('keeps %s as it is', (raw) => {
  expect(words(raw)).toBe(raw);
});

it.each(['', ' ', '%20', '\t\n'])('takes %j as blank', (raw) => {
  expect(spellQuery(raw).kind).toBe('blank');
});

it.each(['.', '..', '%2e', '%252E.', ' ．． '])('has no address for %j', (raw) => {
  expect(spellQuery(raw)).toEqual({ kind: 'dots', words: expect.stringMatching(/^\.\.?$/) });
});

it.each(['a\u0000b', '%00', 'x\u0007', '\ud800', 'x'.repeat(MAX_QUERY_LENGTH + 1)])(
  'has no page for %j',
  (raw) => {
    expect(spellQuery(raw).kind).toBe('invalid');
  },
);

it('is its own fixed point, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (raw) => {
      const once = spellQuery(raw);
      if (once.kind === 'words') expect(spellQuery(once.words)).toEqual(once);
    }),
  );
});

it('undoes an encoding as often as a link may have it, and no oftener', () => {
  expect(words('a%25252520b')).toBe('a b');
  expect(spellQuery(`a%${'25'.repeat(7)}20b`).kind).toBe('invalid');
});

it('looks at a bounded length a bounded number of times, however it is encoded', () => {
  const decoded = jest.spyOn(globalThis, 'decodeURIComponent');
  for (const raw of [`%${'25'.repeat(7_500)}`, `%${'25'.repeat(999)}`, `${'\uff05'}${'25'.repeat(900)}`]) {
    decoded.mockClear();
    expect(spellQuery(raw).kind).toBe('invalid');
    expect(decoded.mock.calls.length).toBeLessThan(10);
    for (const [text] of decoded.mock.calls) expect(String(text).length).toBeLessThanOrEqual(2_000);
  }
  decoded.mockRestore();
});

it('finds the longest search also when all of it was encoded twice', () => {
  const longest = '\u64cd'.repeat(MAX_QUERY_LENGTH);
  expect(words(encodeURIComponent(encodeURIComponent(longest)))).toBe(longest);
});
