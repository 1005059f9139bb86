import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { packUses, type Use, WORD_LANGUAGES } from '@/lib/server/search-index/meaning/word-frequencies';
import { wordHash } from '@/lib/server/search-index/meaning/word-hash';
import { DIMENSIONS } from '@/lib/server/search-index/meaning/word-vectors';
import { fold } from '@/lib/text-analysis/fold';

// Packs what embed_words.py wrote into data/meaning, with words folded as the search folds them.

async function* linesOf(file: string): AsyncGenerator<string[]> {
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) yield line.split('\t');
}

const isLanguage = (code: string): code is Use['language'] =>
  (WORD_LANGUAGES as readonly string[]).includes(code);

/** The most frequent form counts for all that fold to the same. */
async function readUses(file: string): Promise<Map<number, Use[]>> {
  const all = new Map<number, Use[]>();
  for await (const [word = '', list = ''] of linesOf(file)) {
    const uses = all.get(wordHash(fold(word))) ?? [];
    for (const part of list.split(' ')) {
      const [language = '', zipf = ''] = part.split(':');
      if (!isLanguage(language)) continue;
      const known = uses.find((use) => use.language === language);
      if (known) known.zipf = Math.max(known.zipf, Number(zipf));
      else uses.push({ language, zipf: Number(zipf) });
    }
    all.set(wordHash(fold(word)), uses);
  }
  return all;
}

async function packFrequencies(from: string): Promise<Buffer> {
  const sorted = [...(await readUses(join(from, 'words.tsv')))].sort(([a], [b]) => a - b);
  const numbers = new Uint32Array(sorted.length * 2);
  sorted.forEach(([hash, uses], at) => {
    numbers[at] = hash;
    numbers[sorted.length + at] = packUses(uses);
  });
  return Buffer.from(numbers.buffer);
}

/** The numbers of a two-dimensional float32 array as NumPy saves it. */
async function readMatrix(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  const start = 10 + bytes.readUInt16LE(8);
  const header = bytes.toString('latin1', 10, start);
  if (!header.includes("'<f4'") || !header.includes(`, ${DIMENSIONS})`))
    throw new Error(`${file} has no rows of ${DIMENSIONS} float32.`);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + bytes.length));
}

async function packVectors(from: string): Promise<Buffer> {
  const matrix = await readMatrix(join(from, 'vectors.npy'));
  const most = matrix.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const rows = new Map<number, number>();
  let row = 0;
  // The first of several words that fold to the same is the one of the language with more words.
  for await (const [word = ''] of linesOf(join(from, 'vectors.tsv'))) {
    const hash = wordHash(fold(word));
    if (!rows.has(hash)) rows.set(hash, row);
    row++;
  }
  const sorted = [...rows].sort(([a], [b]) => a - b);
  const packed = Buffer.alloc(sorted.length * (4 + DIMENSIONS));
  sorted.forEach(([hash, from], at) => {
    packed.writeUInt32LE(hash, at * 4);
    for (let i = 0; i < DIMENSIONS; i++) {
      const value = Math.round(((matrix[from * DIMENSIONS + i] ?? 0) / most) * 127);
      packed.writeInt8(value, sorted.length * 4 + at * DIMENSIONS + i);
    }
  });
  return packed;
}

const from = resolve(process.argv[2] ?? '');
const to = resolve('data/meaning');
await mkdir(to, { recursive: true });
const files = { 'frequencies.bin': await packFrequencies(from), 'vectors.bin': await packVectors(from) };
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(to, name), bytes);
  console.log(`${name}: ${(bytes.length / 1e6).toFixed(1)} MB`);
}
