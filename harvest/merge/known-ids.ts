import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quote } from '@/harvest/database/open-database';
import { KEY_KINDS } from './identity';

/**
 * Finds the ids that courses had in earlier catalogues, by any of their keys: table `ids` (root, id). An id is part
 * of an address and stays. Where a course of an earlier catalogue fell apart, its id stays with the surest part.
 */
export async function findIds(connection: DuckDBConnection, file: string): Promise<void> {
  const known = existsSync(file)
    ? `read_parquet(${quote(file)})`
    : `(SELECT 0::UBIGINT AS key, '' AS id WHERE false)`;
  await connection.run(`
    CREATE TABLE known AS SELECT * FROM ${known};
    CREATE TABLE rooted AS
      SELECT hash(kind, key) AS key, kind, root FROM keys JOIN groups USING (n) WHERE kind <> ${KEY_KINDS.code};
    CREATE TABLE ids AS
      SELECT root, id FROM (
        SELECT root, arg_min(id, (kind, id)) AS id FROM rooted JOIN known USING (key) GROUP BY root
      ) QUALIFY row_number() OVER (PARTITION BY id ORDER BY root) = 1;`);
}

/** Remembers the ids of table `given` (root, id) under all keys of their courses, beside those of courses that left. */
export async function keepIds(connection: DuckDBConnection, file: string): Promise<void> {
  const aside = `${file}.new`;
  await connection.run(`
    COPY (
      SELECT key, any_value(id) AS id FROM (
        SELECT key, min(id) AS id FROM rooted JOIN given USING (root) GROUP BY key
        UNION ALL SELECT key, id FROM known ANTI JOIN rooted USING (key)
      ) GROUP BY key ORDER BY key
    ) TO ${quote(aside)} (FORMAT parquet)`);
  await rename(aside, file);
}
