import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quote } from '@/harvest/database/open-database';
import { KEY_KINDS } from './identity';

/** Ids with a number each, and the keys of courses with the numbers of their ids: texts are too large to be grouped. */
const filesIn = (dir: string) => ({ ids: join(dir, 'ids.parquet'), keys: join(dir, 'id-keys.parquet') });

/**
 * Finds the ids that courses had in earlier catalogues, by any of their keys: table `ids` (root, id). An id is part
 * of an address and stays. Where a course of an earlier catalogue fell apart, its id stays with the surest part.
 */
export async function findIds(connection: DuckDBConnection, dir: string): Promise<void> {
  const files = filesIn(dir);
  const isThere = existsSync(files.ids) && existsSync(files.keys);
  const none = `(SELECT 0::UBIGINT AS key, 0 AS num, '' AS id WHERE false)`;
  await connection.run(`
    CREATE TABLE known_ids AS SELECT num, id FROM ${isThere ? `read_parquet(${quote(files.ids)})` : none};
    CREATE TABLE known_keys AS SELECT key, num FROM ${isThere ? `read_parquet(${quote(files.keys)})` : none};
    CREATE TABLE rooted AS
      SELECT hash(kind, key) AS key, kind, root FROM keys JOIN groups USING (n) WHERE kind <> ${KEY_KINDS.code};
    CREATE TABLE numbers AS
      SELECT root, num FROM (
        SELECT root, min(kind * 4294967296 + num) % 4294967296 AS num
        FROM rooted JOIN known_keys USING (key) GROUP BY root
      ) QUALIFY row_number() OVER (PARTITION BY num ORDER BY root) = 1;
    CREATE TABLE ids AS SELECT root, id FROM numbers JOIN known_ids USING (num);`);
}

/** Remembers the ids of table `given` (root, id) under all keys of their courses, beside those of courses that left. */
export async function keepIds(connection: DuckDBConnection, dir: string): Promise<void> {
  const files = filesIn(dir);
  const write = (query: string, file: string) =>
    connection.run(`COPY (${query}) TO ${quote(`${file}.new`)} (FORMAT parquet)`);
  await connection.run(`
    CREATE TABLE left_keys AS
      SELECT key, num + (SELECT coalesce(max(root), 0) + 1 FROM given) AS num
      FROM known_keys ANTI JOIN rooted USING (key);`);
  await write(
    `SELECT key, root AS num FROM rooted SEMI JOIN given USING (root) UNION ALL SELECT key, num FROM left_keys`,
    files.keys,
  );
  await write(
    `SELECT root AS num, id FROM given UNION ALL
     SELECT num, id FROM (SELECT num + (SELECT coalesce(max(root), 0) + 1 FROM given) AS num, id FROM known_ids)
     SEMI JOIN left_keys USING (num)`,
    files.ids,
  );
  await rename(`${files.ids}.new`, files.ids);
  await rename(`${files.keys}.new`, files.keys);
}
