import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** What DuckDB may hold in memory; more goes to its file. */
const MEMORY = '350MB';

export type Database = {
  connection: DuckDBConnection;
  /** A second connection, to write while rows are streamed: writing on the same one ends the stream. */
  writer: DuckDBConnection;
  close: () => Promise<void>;
};

/** A database for one step of work, in a file that is removed at the end, and at the start if one was left. */
export async function openDatabase(file: string): Promise<Database> {
  const remove = async () => {
    await rm(file, { force: true });
    await rm(`${file}.wal`, { force: true });
    await rm(`${file}.tmp`, { recursive: true, force: true });
  };
  await mkdir(dirname(file), { recursive: true });
  await remove();
  const instance = await DuckDBInstance.create(file, {
    memory_limit: MEMORY,
    threads: '2',
    temp_directory: `${file}.tmp`,
    // Files are named by our own code alone; nothing is fetched or installed.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  const writer = await instance.connect();
  return {
    connection,
    writer,
    close: async () => {
      writer.closeSync();
      connection.closeSync();
      instance.closeSync();
      await remove();
    },
  };
}

/** A text as it stands in a statement. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

let streams = 0;

/**
 * The rows of a query in its order, a few thousand at a time. The answer is stored and counted first: a stream that
 * breaks off looks like one that is at its end.
 */
export async function* rowsOf<Row>(connection: DuckDBConnection, query: string): AsyncGenerator<Row> {
  const table = `streamed_${++streams}`;
  await connection.run(`CREATE TABLE ${table} AS ${query}`);
  const counted = await connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM ${table}`);
  const count = Number(counted.value(0, 0));
  const result = await connection.stream(`SELECT * FROM ${table}`);
  const names = result.columnNames();
  let seen = 0;
  for await (const chunk of result) {
    for (const row of chunk.getRows()) {
      seen++;
      yield Object.fromEntries(names.map((name, at) => [name, row[at]])) as Row;
    }
  }
  if (seen !== count) throw new Error(`The database gave ${seen} of ${count} rows.`);
  await connection.run(`DROP TABLE ${table}`);
}

/** The first row of a query. */
export async function rowOf<Row>(connection: DuckDBConnection, query: string): Promise<Row> {
  for await (const row of rowsOf<Row>(connection, query)) return row;
  throw new Error('The query has no row.');
}
