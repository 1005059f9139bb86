import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { packVectors, unpackVectors, type Vectors } from '@/engine/meaning/vectors-file';

const someVectors: fc.Arbitrary<Vectors> = fc
  .tuple(
    fc.uniqueArray(fc.nat(2 ** 32 - 1), { minLength: 1, maxLength: 20 }),
    fc.constantFrom(8, 64, 96),
    fc.infiniteStream(fc.integer({ min: -127, max: 127 })),
  )
  .map(([hashes, dimensions, numbers]) => ({
    dimensions,
    hashes: Uint32Array.from(hashes).sort(),
    vectors: Int8Array.from({ length: hashes.length * dimensions }, () => Number(numbers.next().value)),
  }));

describe('a file of word vectors', () => {
  it('gives back what was packed', () => {
    fc.assert(fc.property(someVectors, (file) => expect(unpackVectors(packVectors(file))).toEqual(file)));
  });

  it('is refused when it is cut off, or has more than it says', () => {
    fc.assert(
      fc.property(someVectors, fc.nat(), (file, at) => {
        const bytes = packVectors(file);
        expect(() => unpackVectors(bytes.subarray(0, at % bytes.length))).toThrow();
        expect(() => unpackVectors(Uint8Array.from([...bytes, 0]))).toThrow();
      }),
    );
  });

  it('is refused when its words are out of order or it is another file', () => {
    const file = { dimensions: 8, hashes: Uint32Array.of(2, 1), vectors: new Int8Array(16) };
    expect(() => unpackVectors(packVectors(file))).toThrow('not in order');
    expect(() => unpackVectors(new Uint8Array(64))).toThrow('no file of word vectors');
  });
});

it('of the project is the one that its checksum names, and no larger than allowed', () => {
  const bytes = readFileSync('data/meaning/vectors.bin');
  const sum = createHash('sha256').update(bytes).digest('hex');
  expect(readFileSync('data/meaning/SHA256SUMS', 'utf8')).toBe(`${sum}  vectors.bin\n`);
  expect(bytes.length).toBeLessThan(20e6);
  expect(unpackVectors(bytes).hashes.length).toBeGreaterThan(120_000);
});
