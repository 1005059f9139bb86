import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quote } from '@/harvest/database/open-database';
import { KEY_KINDS } from './identity';

/**
 * One file of two kinds of rows: an id with its number, and a key with the number of its id. Only numbers are grouped;
 * the texts of a million ids would not fit.
 */
const fileIn = (dir: string): string => join(dir, 'ids.parquet');

/**
 * Finds the ids that courses had in earlier catalogues, by any of their keys: table `ids` (root, id). An id is part
 * of an address and stays. Where a course of an earlier catalogue fell apart, its id stays with the surest part.
 */
export async function findIds(connection: DuckDBConnection, dir: string): Promise<void> {
  const file = fileIn(dir);
  const none = `(SELECT 0::UBIGINT AS key, 0 AS num, '' AS id WHERE false)`;
  const known = existsSync(file) ? `read_parquet(${quote(file)})` : none;
  await connection.run(`
    CREATE TABLE known_ids AS SELECT num, id FROM ${known} WHERE id IS NOT NULL;
    CREATE TABLE known_keys AS SELECT key, num FROM ${known} WHERE key IS NOT NULL;
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
  const aside = `${fileIn(dir)}.new`;
  await connection.run(`
    CREATE TABLE left_keys AS
      SELECT key, num + (SELECT coalesce(max(root), 0) + 1 FROM given) AS num
      FROM known_keys ANTI JOIN rooted USING (key);
    COPY (
      SELECT key, root AS num, NULL::VARCHAR AS id FROM rooted SEMI JOIN given USING (root)
      UNION ALL SELECT key, num, NULL FROM left_keys
      UNION ALL SELECT NULL, root, id FROM given
      UNION ALL SELECT NULL, num, id FROM (
        SELECT num + (SELECT coalesce(max(root), 0) + 1 FROM given) AS num, id FROM known_ids
      ) SEMI JOIN left_keys USING (num)
    ) TO ${quote(aside)} (FORMAT parquet)`);
  await rename(aside, fileIn(dir));
}
