import { HEADS, POPULAR } from '@/engine/format/popular-heads';
import { bufferOf } from '@/engine/format/vocabulary';
import type { OpenDatabase } from '@/engine/open-database';

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
