import { assertServer } from '@/lib/assert-server';
import type { OpenDatabase } from '@/lib/server/search-index/open-database';
import { HEADS, POPULAR } from '@/lib/server/search-index/popular-heads';
import { bufferOf } from './vocabulary';

assertServer('lib/server/search-index/build/write-popular-heads');

/** Writes the heads of the first rows, which are the most popular courses, as arrays. */
export function writePopularHeads(database: OpenDatabase): void {
  const heads = database.all<[Buffer]>('SELECT head FROM heads WHERE id <= ? ORDER BY id', POPULAR);
  // Rows are numbered from 1.
  const starts = new Uint32Array(heads.length + 2);
  heads.forEach(([head], at) => {
    starts[at + 2] = (starts[at + 1] ?? 0) + head.byteLength / 4;
  });
  const write = (name: string, data: Buffer) => database.run('INSERT INTO arrays VALUES (?, ?)', name, data);
  write(HEADS.words, Buffer.concat(heads.map(([head]) => head)));
  write(HEADS.starts, bufferOf(starts));
}
