import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { packUses, USES, type Use, WORD_LANGUAGES, WordFrequencies } from '@/engine/words/word-frequencies';
import { wordHash } from '@/engine/words/word-hash';

const FILE = 'data/words/frequencies.bin';

function open(bytes: Uint8Array): WordFrequencies {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return new WordFrequencies(shared);
}

/** A list of these words, as the file of the project holds them. */
function listOf(words: Record<string, Use[]>): WordFrequencies {
  const sorted = Object.entries(words).sort(([a], [b]) => wordHash(a) - wordHash(b));
  const numbers = new Uint32Array([
    ...sorted.map(([word]) => wordHash(word)),
    ...sorted.map(([, uses]) => packUses(uses)),
  ]);
  return open(new Uint8Array(numbers.buffer));
}

describe('the frequencies of words', () => {
  it('are found again, to an eighth, for the languages that use a word most and for English', () => {
    const use = fc.record({
      language: fc.constantFrom(...WORD_LANGUAGES),
      zipf: fc.double({ min: 0.2, max: 7.8, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }),
          fc.uniqueArray(use, { minLength: 1, selector: (one) => one.language }),
        ),
        (words) => {
          const list = listOf(words);
          for (const [word, uses] of Object.entries(words)) {
            const sorted = [...uses].sort((a, b) => b.zipf - a.zipf);
            const english = sorted.slice(USES).filter(({ language }) => language === 'en');
            const most = [...sorted.slice(0, USES), ...english];
            const found = list.usesOf(word);
            expect(found.map(({ language }) => language)).toEqual(most.map(({ language }) => language));
            for (const [at, { zipf }] of found.entries()) expect(zipf).toBeCloseTo(most[at]?.zipf ?? 0, 0);
          }
        },
      ),
    );
  });

  it('are none for a word that no list has, and for no list', () => {
    expect(listOf({ bread: [{ language: 'en', zipf: 4.5 }] }).zipf('brad')).toBe(0);
    expect(new WordFrequencies(undefined).usesOf('bread')).toEqual([]);
  });
});

describe('the list of the project', () => {
  const bytes = readFileSync(FILE);
  const list = open(bytes);

  it('is the one that its checksum names', () => {
    const sum = createHash('sha256').update(bytes).digest('hex');
    expect(readFileSync('data/words/SHA256SUMS', 'utf8')).toBe(`${sum}  frequencies.bin\n`);
  });

  it.each([
    'nurse',
    'bread',
    'cake',
    'chef',
    'baking',
    'pan',
    'cuisine',
    'хлеб',
    '요리',
    'öğrenmesi'.normalize('NFKD').replace(/\p{M}/gu, ''),
  ])('has the word %s', (word) => expect(list.zipf(word)).toBeGreaterThanOrEqual(3));

  it.each(['psycology', 'accouting', 'guittar', 'pyhton', 'machne'])(
    'does not have the mistake %s',
    (word) => {
      expect(list.zipf(word)).toBe(0);
    },
  );
});
