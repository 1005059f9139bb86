import { assertServer } from '@/lib/server/guard';
import { CREATE_LOOKUPS, CREATE_TABLES } from '@/lib/server/search-index/index-schema';
import { type OpenDatabase, openDatabase } from '@/lib/server/search-index/open-database';

assertServer('lib/server/search-index/publish/check-index-file');

const SHAPE = 'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name';

function using<Result>(database: OpenDatabase, work: (database: OpenDatabase) => Result): Result {
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The tables and look-ups of an index that this site would build. */
const ownShape = (): string =>
  using(openDatabase(':memory:', 'write'), (database) => {
    for (const sql of [CREATE_TABLES, CREATE_LOOKUPS, 'ANALYZE']) database.exec(sql);
    return JSON.stringify(database.all(SHAPE));
  });

/**
 * Whether a file that came from elsewhere is built like an index, before anything is asked of it: no view, trigger or
 * table of another kind can run with a query, and every page is where it should be.
 * @throws Error saying what is wrong with it
 */
export function checkIndexFile(file: string): void {
  using(openDatabase(file, 'read'), (database) => {
    if (JSON.stringify(database.all(SHAPE)) !== ownShape())
      throw new Error('its tables are not those of an index');
    const [[found] = []] = database.all<[string]>('PRAGMA quick_check(1)');
    if (found !== 'ok') throw new Error(`it is damaged: ${found}`);
  });
}
