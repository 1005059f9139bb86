import { z } from 'zod';

/** The file of data/meaning. */
export const VECTORS_FILE = 'vectors.bin';

const MARK = 0x4e41454d;
const FORMAT = 1;
const HEADER_BYTES = 16;
/** More would not fit the size that the project allows itself. */
const MOST_WORDS = 1_000_000;

const headerSchema = z.object({
  mark: z.literal(MARK),
  format: z.literal(FORMAT),
  words: z.number().int().positive().max(MOST_WORDS),
  dimensions: z.number().int().min(8).max(512).multipleOf(4),
});

/** Words by their hashes, ascending, and a vector for each in the same order. */
export type Vectors = { dimensions: number; hashes: Uint32Array; vectors: Int8Array };

/** The bytes of the file: a header of four numbers, the hashes, the vectors. */
export function packVectors({ dimensions, hashes, vectors }: Vectors): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + hashes.byteLength + vectors.byteLength);
  new Uint32Array(bytes.buffer, 0, 4).set([MARK, FORMAT, hashes.length, dimensions]);
  new Uint32Array(bytes.buffer, HEADER_BYTES).set(hashes);
  new Int8Array(bytes.buffer, HEADER_BYTES + hashes.byteLength).set(vectors);
  return bytes;
}

/**
 * Reads the bytes of the file.
 * @throws Error when they are not what `packVectors` writes.
 */
export function unpackVectors(bytes: Uint8Array): Vectors {
  const copy = new Uint8Array(bytes).buffer;
  const [mark, format, words, dimensions] = new Uint32Array(copy, 0, Math.min(4, copy.byteLength >> 2));
  const header = headerSchema.safeParse({ mark, format, words, dimensions });
  if (!header.success) throw new Error(`This is no file of word vectors: ${z.prettifyError(header.error)}`);
  const { words: count, dimensions: width } = header.data;
  if (copy.byteLength !== HEADER_BYTES + count * (4 + width))
    throw new Error(`The file of word vectors should have ${HEADER_BYTES + count * (4 + width)} bytes.`);
  const hashes = new Uint32Array(copy, HEADER_BYTES, count);
  if (hashes.some((hash, at) => at > 0 && hash <= (hashes[at - 1] ?? 0)))
    throw new Error('The words of the file of word vectors are not in order.');
  return { dimensions: width, hashes, vectors: new Int8Array(copy, HEADER_BYTES + count * 4) };
}
