import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '@/harvest/database/open-database';
import { KEY_KINDS, type KeyKind } from './identity';
import { JoinedRows, type Marks } from './join-rows';

/** An address at which one source places several titles is a list of courses, not a course. */
const SHARED_ADDRESSES = `
  SELECT key FROM keys WHERE kind = ${KEY_KINDS.address}
  GROUP BY key, source HAVING count(DISTINCT title) > 1`;

/** Joins the rows that are the same course, the surest kind of key first, and writes the table `groups`. */
export async function joinKeys(connection: DuckDBConnection, rows: number, marks: Marks): Promise<void> {
  const joined = new JoinedRows(rows, marks);
  await connection.run(`
    DELETE FROM keys WHERE kind = ${KEY_KINDS.address} AND key IN (${SHARED_ADDRESSES});
    CREATE TABLE shared AS
      SELECT kind, hash(key) AS key, n FROM keys
      SEMI JOIN (SELECT kind, key FROM keys GROUP BY kind, key HAVING count(*) > 1) USING (kind, key);`);
  for (const kind of Object.values(KEY_KINDS)) {
    const query = `SELECT key, n FROM shared WHERE kind = ${kind} ORDER BY key, n`;
    let [last, held]: [bigint | undefined, number[]] = [undefined, []];
    for await (const { key, n } of rowsOf<{ key: bigint; n: number }>(connection, query)) {
      if (key !== last) joined.joinKey(kind as KeyKind, held);
      if (key !== last) [last, held] = [key, []];
      held.push(n);
    }
    joined.joinKey(kind as KeyKind, held);
  }
  await connection.run('DROP TABLE shared; CREATE TABLE groups (n INTEGER, root INTEGER)');
  const appender = await connection.createAppender('groups');
  for (let n = 0; n < rows; n++) {
    appender.appendInteger(n);
    appender.appendInteger(joined.rootOf(n));
    appender.endRow();
  }
  appender.closeSync();
}
