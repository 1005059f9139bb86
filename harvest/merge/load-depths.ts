import type { DuckDBConnection } from '@duckdb/node-api';
import { readDepths } from '@/harvest/enrich/depths';

/** Loads what live sources said of lessons and lengths into the table `depths`; of each target the last word. */
export async function loadDepths(connection: DuckDBConnection, file: string, now: number): Promise<void> {
  await connection.run('CREATE TABLE said (target VARCHAR, said_at DOUBLE, depth VARCHAR)');
  const appender = await connection.createAppender('said');
  for await (const { target, at, lessons, hours } of readDepths(file, now)) {
    appender.appendVarchar(target);
    appender.appendDouble(at);
    appender.appendVarchar(JSON.stringify({ lessons, hours }));
    appender.endRow();
  }
  appender.closeSync();
  await connection.run(
    'CREATE TABLE depths AS SELECT target, arg_max(depth, said_at) AS depth FROM said GROUP BY target',
  );
}
