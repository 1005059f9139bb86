/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePopularHeads } from '@/engine/build/write-popular-heads';
import { readArrays } from '@/engine/format/dictionary';
import { popularHeads } from '@/engine/format/popular-heads';
import { openDatabase } from '@/engine/open-database';

const bytes = (numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);

it('gives the words of each of the first rows, and of no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heads-'));
  const database = openDatabase(join(folder, 'index.db'), 'write');
  database.exec(
    'CREATE TABLE heads (id INTEGER PRIMARY KEY, head BLOB); CREATE TABLE arrays (name TEXT, data BLOB)',
  );
  database.run('INSERT INTO heads VALUES (?, ?)', 1, bytes([1, 0, 7]));
  database.run('INSERT INTO heads VALUES (?, ?)', 2, bytes([]));
  database.run('INSERT INTO heads VALUES (?, ?)', 3, bytes([2, 8, 9, 10]));
  writePopularHeads(database);

  const headOf = popularHeads(readArrays(database));
  expect([1, 2, 3].map((row) => [...(headOf(row) ?? [])])).toEqual([[1, 0, 7], [], [2, 8, 9, 10]]);
  expect(headOf(4)).toBeUndefined();
  database.close();
  rmSync(folder, { recursive: true });
});
