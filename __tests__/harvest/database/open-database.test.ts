import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { type Database, openDatabase, rowsOf } from '@/harvest/database/open-database';

/** Wide ones, so that they are more than a stream holds ready. */
const ROWS = 40_000;
const FLUSHED = 5_000;

const dir = ownFolder();
let database: Database;
beforeEach(async () => {
  database = await openDatabase(join(dir.path, 'one.duckdb'));
});

/** Reads numbers and writes each to another table, which is flushed many times meanwhile. */
async function copyAll(writer: Database['writer']): Promise<number> {
  await writer.run('CREATE TABLE copies (n INTEGER)');
  const appender = await writer.createAppender('copies');
  let seen = 0;
  const query = `SELECT range::INTEGER AS n, repeat('x', 100) AS wide FROM range(${ROWS}) ORDER BY range`;
  for await (const { n } of rowsOf<{ n: number }>(database.connection, query)) {
    if (n !== seen++) throw new Error(`${n} stands in the place of ${seen - 1}`);
    appender.appendInteger(n);
    appender.endRow();
    if (seen % FLUSHED === 0) appender.flushSync();
  }
  appender.closeSync();
  return seen;
}

it('gives all rows in their order while others are written, and leaves no file', async () => {
  await expect(copyAll(database.writer)).resolves.toBe(ROWS);
  await database.close();
  expect(await readdir(dir.path)).toEqual([]);
});

it('says so when rows are missing', async () => {
  await expect(copyAll(database.connection)).rejects.toThrow(/^The database gave \d+ of 40000 rows\.$/);
  await database.close();
});
