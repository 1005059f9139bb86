import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '@/harvest/database/open-database';

/** A title on more pages of a host belongs to its template. */
const MOST_PAGES = 50;
/** What a host shows of itself before all of it is let in. */
const SAMPLES = 20;
/** Of all that crawls found, the largest part that one host may have; small hosts are not cut. */
const LARGEST_SHARE = 0.1;
const NEVER_CUT = 500;

export type HostGates = {
  refused: Map<string, number>;
  newHosts: { host: string; courses: number; titles: string[] }[];
};

/**
 * Judges what crawls found by its hosts, and removes what is not let in from `rows` and `keys`. A host that was never
 * seen before gives a few samples, for the operator to look at; the next run takes the rest.
 */
export async function gateHosts(
  connection: DuckDBConnection,
  knownHosts: ReadonlySet<string>,
): Promise<HostGates> {
  await connection.run('CREATE TABLE known_hosts (host VARCHAR)');
  const appender = await connection.createAppender('known_hosts');
  for (const host of knownHosts) {
    appender.appendVarchar(host);
    appender.endRow();
  }
  appender.closeSync();
  await connection.run(`
    CREATE TABLE gated (n INTEGER, reason VARCHAR);
    INSERT INTO gated
      SELECT n, 'title of a template' FROM rows SEMI JOIN (
        SELECT host, title FROM rows WHERE crawl GROUP BY host, title HAVING count(DISTINCT page) > ${MOST_PAGES}
      ) USING (host, title) WHERE crawl;
    CREATE TABLE places AS
      SELECT n, host, title, row_number() OVER (PARTITION BY host ORDER BY n) AS place
      FROM rows ANTI JOIN gated USING (n) WHERE crawl;
    INSERT INTO gated
      SELECT n, 'host is new' FROM places ANTI JOIN known_hosts USING (host) WHERE place > ${SAMPLES};
    INSERT INTO gated
      SELECT n, 'host has too large a part' FROM places SEMI JOIN known_hosts USING (host)
      WHERE place > greatest(${NEVER_CUT}, ${LARGEST_SHARE} * (SELECT count(*) FROM places));
    CREATE TABLE new_hosts AS
      SELECT host, count(*) AS courses, list(title ORDER BY n) FILTER (WHERE place <= ${SAMPLES}) AS titles
      FROM places ANTI JOIN known_hosts USING (host) GROUP BY host;
    DELETE FROM rows WHERE n IN (SELECT n FROM gated);
    DELETE FROM keys WHERE n IN (SELECT n FROM gated);`);
  const gates: HostGates = { refused: new Map(), newHosts: [] };
  const counts = 'SELECT reason, count(*)::INTEGER AS count FROM gated GROUP BY reason';
  for await (const { reason, count } of rowsOf<{ reason: string; count: number }>(connection, counts))
    gates.refused.set(reason, count);
  type NewHost = { host: string; courses: number; titles: { items: string[] } };
  const hosts = 'SELECT host, courses::INTEGER AS courses, titles FROM new_hosts ORDER BY courses DESC, host';
  for await (const { host, courses, titles } of rowsOf<NewHost>(connection, hosts))
    gates.newHosts.push({ host, courses, titles: titles.items });
  return gates;
}
