import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFile } from '@polymath/engine/files';
import { openDatabase } from '@polymath/engine/store';
import Database from 'libsql';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aPublishedIndex } from '@/__tests__/support/published-index';
import { probeIndex } from '@/transfer/probe-index';

const index = forEachTest(aPublishedIndex);
let file: string;
beforeEach(async () => {
  file = indexFile(index.published, index.version);
});

function change(sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

it('takes an index as it was built', () => {
  expect(probeIndex(file, index.version)).toMatchObject({ courses: 1 });
});

it.each([
  ['a view in place of a table', 'DROP TABLE topics; CREATE VIEW topics AS SELECT 1 AS slug'],
  ['a trigger', 'CREATE TRIGGER t AFTER INSERT ON meta BEGIN SELECT 1; END'],
  ['one table more', 'CREATE TABLE more (a)'],
  ['a column that is computed', 'ALTER TABLE topics ADD COLUMN more AS (abs(courses))'],
  ['a lookup less', 'DROP INDEX words_stem'],
])('refuses an index with %s', (_what, sql) => {
  change(sql);
  expect(() => probeIndex(file, index.version)).toThrow('is not an index');
});

it('refuses an index whose pages are damaged', async () => {
  change("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'courses'");
  expect(() => probeIndex(file, index.version)).toThrow('is not an index');
});

describe('a database that is opened for reading', () => {
  it('runs no function that its own schema names, loads nothing and is not written to', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'polymath-foreign-'));
    const foreign = join(dir, 'foreign.db');
    const maker = new Database(foreign);
    maker.exec('CREATE TABLE t (a); CREATE VIEW v AS SELECT sql FROM sqlite_stmt');
    // It does run for whoever trusts the file.
    expect(maker.prepare('SELECT * FROM v').all()).not.toHaveLength(0);
    maker.close();
    const opened = openDatabase(foreign, 'read');
    expect(() => opened.all('SELECT * FROM v')).toThrow('unsafe');
    expect(() => opened.all("SELECT load_extension('x')")).toThrow('not authorized');
    expect(() => opened.run('INSERT INTO t VALUES (1)')).toThrow('readonly');
    expect(opened.get('PRAGMA cell_size_check')).toEqual([1]);
    opened.close();
    await rm(dir, { recursive: true });
  });
});
