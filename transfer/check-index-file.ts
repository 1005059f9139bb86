import { CREATE_LOOKUPS, CREATE_TABLES } from '@polymath/engine/files';
import { type OpenDatabase, openDatabase } from '@polymath/engine/store';

const SHAPE = 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name';

function using<Result>(database: OpenDatabase, work: (database: OpenDatabase) => Result): Result {
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The schema of an index that this site would build. */
const ownShape = (): string =>
  using(openDatabase(':memory:', 'write'), (database) => {
    for (const sql of [CREATE_TABLES, CREATE_LOOKUPS, 'ANALYZE']) database.exec(sql);
    return JSON.stringify(database.all(SHAPE));
  });

/**
 * Checks that a downloaded file has the schema of an index and undamaged pages before any query runs on it:
 * no view, trigger or unknown table can run with a query.
 * @throws Error describing the first problem
 */
export function checkIndexFile(file: string): void {
  using(openDatabase(file, 'read'), (database) => {
    if (JSON.stringify(database.all(SHAPE)) !== ownShape())
      throw new Error('its tables are not those of an index');
    const [[found] = []] = database.all<[string]>('PRAGMA quick_check(1)');
    if (found !== 'ok') throw new Error(`it is damaged: ${found}`);
  });
}
