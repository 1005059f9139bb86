import { existsSync } from 'node:fs';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';

export type Value = string | number | Buffer | null;

/** Query results that are cached: a few words, names and counts each. */
const RECALLED = 8_000;

type Statement = Database.Statement<Value[]>;

/** The part of SQLite that the engine uses. Only this file knows the driver. */
export type OpenDatabase = {
  exec(sql: string): void;
  /** All rows as arrays, in column order. */
  all<Row extends Value[]>(sql: string, ...parameters: Value[]): Row[];
  /** The first row, if any. */
  get<Row extends Value[]>(sql: string, ...parameters: Value[]): Row | undefined;
  /** Like `all`, for an index, which never changes: short results are cached. Callers must not modify them. */
  recall<Row extends Value[]>(sql: string, ...parameters: Value[]): readonly Row[];
  run(sql: string, ...parameters: Value[]): void;
  close(): void;
};

/**
 * Opens an SQLite file. Statements are prepared once and cached.
 * @throws Error when the file is missing (`read`) or is not a database.
 */
export function openDatabase(file: string, mode: 'read' | 'write'): OpenDatabase {
  // The driver would create a missing file and has no read-only mode, so both are handled here.
  if (mode === 'read' && !existsSync(file)) throw new Error(`There is no index at ${file}.`);
  const database = new Database(file);
  if (mode === 'read') {
    // The file may come from elsewhere: its schema must not run functions, and its pages are checked before
    // use. The driver does not let queries load extensions.
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON');
    // Not memory-mapped: a file that is made shorter meanwhile would end the whole process (SIGBUS). The operating system
    // keeps its pages, so that the cache of each thread is small.
    database.exec('PRAGMA cache_size = -4096; PRAGMA mmap_size = 0');
  } else {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
  }
  const recalled = new LRUCache<string, Value[][]>({ max: RECALLED });
  const numbers = new Map<string, number>();
  const numberOf = (sql: string): number => {
    const known = numbers.get(sql);
    if (known !== undefined) return known;
    numbers.set(sql, numbers.size);
    return numbers.size - 1;
  };
  const statements = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare<Value[]>(sql);
      if (statement.reader) statement.raw(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  const all = <Row extends Value[]>(sql: string, ...parameters: Value[]) =>
    prepare(sql).all(...parameters) as Row[];
  return {
    exec: (sql) => void database.exec(sql),
    all,
    recall: <Row extends Value[]>(sql: string, ...parameters: Value[]) => {
      // A search recalls hundreds of results: a short key is made and found faster than one with the whole query.
      const key = `${numberOf(sql)}\0${parameters.join('\0')}`;
      const cached = recalled.get(key) as Row[] | undefined;
      if (cached) return cached;
      const found = all<Row>(sql, ...parameters);
      recalled.set(key, found);
      return found;
    },
    get: <Row extends Value[]>(sql: string, ...parameters: Value[]) =>
      prepare(sql).get(...parameters) as Row | undefined,
    run: (sql, ...parameters) => void prepare(sql).run(...parameters),
    close: () => {
      statements.clear();
      database.close();
    },
  };
}
