import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fold } from '@polymath/engine/text/fold';
import { packVectors, VECTORS_FILE, wordHash } from '@polymath/engine/word-data';

// Packs what embed_words.py wrote into data/meaning, with words folded as the search folds them. Of words that
// fold to the same, the most used one counts: it comes first.

const from = resolve(process.argv[2] ?? '.');
const to = resolve('data/meaning');
const words = (await readFile(join(from, 'words.txt'), 'utf8')).split('\n').filter(Boolean);
const bytes = await readFile(join(from, 'vectors.i8'));
const dimensions = bytes.length / words.length;
const rows = new Map<number, number>();
words.forEach((word, row) => {
  const hash = wordHash(fold(word));
  if (!rows.has(hash)) rows.set(hash, row);
});
const sorted = [...rows].sort(([a], [b]) => a - b);
const vectors = new Int8Array(sorted.length * dimensions);
sorted.forEach(([, row], at) => {
  vectors.set(new Int8Array(bytes.subarray(row * dimensions, (row + 1) * dimensions)), at * dimensions);
});
const hashes = Uint32Array.from(sorted, ([hash]) => hash);
const file = packVectors({ dimensions, hashes, vectors });
await mkdir(to, { recursive: true });
await writeFile(join(to, VECTORS_FILE), file);
const sum = createHash('sha256').update(file).digest('hex');
await writeFile(join(to, 'SHA256SUMS'), `${sum}  ${VECTORS_FILE}\n`);
console.log(`${sorted.length} words, ${dimensions} numbers each, ${(file.length / 1e6).toFixed(1)} MB`);
