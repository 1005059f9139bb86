import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** What DuckDB may hold in memory; more goes to its file. */
const MEMORY = '400MB';

export type Database = { connection: DuckDBConnection; close: () => Promise<void> };

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
  return {
    connection,
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      await remove();
    },
  };
}

/** A text as it stands in a statement. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The rows of a query, a few thousand at a time. */
export async function* rowsOf<Row>(connection: DuckDBConnection, query: string): AsyncGenerator<Row> {
  const result = await connection.stream(query);
  const names = result.columnNames();
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    for (const row of chunk.getRows())
      yield Object.fromEntries(names.map((name, at) => [name, row[at]])) as Row;
  }
}

/** The first row of a query. */
export async function rowOf<Row>(connection: DuckDBConnection, query: string): Promise<Row> {
  for await (const row of rowsOf<Row>(connection, query)) return row;
  throw new Error('The query has no row.');
}
