import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { openDatabase, quote, rowOf } from '@/harvest/database/open-database';
import { isCrawl, type Source } from '@/harvest/registry/source.schema';
import { FACTS_FILE, latestRun, RUN_FILE, removeOldRuns, runFolder, STEPS_FILE } from './finished-runs';
import type { SourceJournal } from './source-journal';

/** A course that so many complete runs did not find is hidden. */
const HIDDEN_AFTER = 2;

export type Finished =
  | { kind: 'finished'; facts: number; added: number; changed: number; removed: number; missed: number }
  | { kind: 'rejected'; lost: number; before: number };

/** A line of a journal as it stands: the fact stays text, its `ref` and `step` are read. */
async function readFacts(
  connection: DuckDBConnection,
  table: string,
  file: string | undefined,
): Promise<void> {
  const source = file
    ? `read_csv(${quote(file)}, columns = {'line': 'VARCHAR'}, delim = '\\x01', quote = '', escape = '', header = false, max_line_size = 8000000)`
    : `(SELECT NULL AS line WHERE false)`;
  await connection.run(`
    CREATE TABLE ${table} AS
    SELECT line, line->>'$.ref' AS ref, line->>'$.step' AS step, coalesce((line->>'$.missed')::INT, 0) AS missed
    FROM ${source}`);
}

/**
 * Makes the journal of a source that was read to its end the run that counts. A course that the run did not find is
 * kept once and hidden the second time; a run that lost more than the source's `maxDrop` changes nothing.
 */
export async function finishRun(
  source: Source,
  journal: SourceJournal,
  now: number,
  believe = false,
): Promise<Finished> {
  const before = await latestRun(journal.dir);
  const { connection, close } = await openDatabase(join(journal.dir, 'finish.duckdb'));
  try {
    await readFacts(connection, 'lines', journal.file);
    await readFacts(connection, 'before', before && join(before.dir, FACTS_FILE));
    await connection.run(`
      CREATE TABLE marks AS SELECT line->>'$.step' AS step, line->>'$.same' AS same, line
      FROM lines WHERE line->>'$.mark' = 'step';
      CREATE TABLE present AS
      SELECT ref, arg_max(line, n) AS line, arg_max(step, n) AS step FROM (
        SELECT -1 AS n, before.* FROM before SEMI JOIN (SELECT step FROM marks WHERE same = 'true') USING (step)
        WHERE missed = 0
        UNION ALL SELECT row_number() OVER () AS n, * FROM lines WHERE ref IS NOT NULL
      ) GROUP BY ref;
      CREATE TABLE lost AS SELECT before.* FROM before ANTI JOIN present USING (ref);`);
    const counts = await rowOf<Record<'facts' | 'added' | 'changed' | 'lost' | 'newly' | 'known', bigint>>(
      connection,
      `SELECT (SELECT count(*) FROM present) AS facts,
         (SELECT count(*) FROM present ANTI JOIN before USING (ref)) AS added,
         (SELECT count(*) FROM present JOIN before USING (ref)
          WHERE json_merge_patch(present.line, '{"step":null,"missed":null}') <> json_merge_patch(before.line, '{"step":null,"missed":null}')) AS changed,
         (SELECT count(*) FROM lost) AS lost,
         (SELECT count(*) FROM lost WHERE missed = 0) AS newly,
         (SELECT count(*) FROM before WHERE missed = 0) AS known`,
    );
    const known = Number(counts.known);
    const newly = Number(counts.newly);
    if (!isCrawl(source) && !believe && known > 0 && newly / known > source.maxDrop) {
      await journal.setAside();
      return { kind: 'rejected', lost: newly, before: known };
    }
    const stays = isCrawl(source) ? 'true' : `missed + 1 < ${HIDDEN_AFTER}`;
    const { removed } = await rowOf<{ removed: bigint }>(
      connection,
      `SELECT count(*) AS removed FROM lost WHERE NOT (${stays})`,
    );
    const dir = runFolder(journal.dir, journal.run);
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir);
    const write = (query: string, name: string) =>
      connection.run(
        `COPY (${query}) TO ${quote(join(dir, name))} (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')`,
      );
    const missed = isCrawl(source) ? 'missed' : 'missed + 1';
    await write(
      `SELECT line FROM (
         SELECT ref, json_merge_patch(line, json_object('step', step, 'missed', NULL)) AS line FROM present
         UNION ALL SELECT ref, json_merge_patch(line, json_object('missed', ${missed})) FROM lost WHERE ${stays}
       ) ORDER BY ref`,
      FACTS_FILE,
    );
    await write(`SELECT any_value(line) FROM marks GROUP BY step ORDER BY step`, STEPS_FILE);
    const facts = Number(counts.facts) + Number(counts.lost) - Number(removed);
    const run = { run: journal.run, release: source.release, finishedAt: new Date(now).toISOString(), facts };
    await writeFile(join(dir, RUN_FILE), `${JSON.stringify(run)}\n`, { flush: true });
    await journal.remove();
    await removeOldRuns(journal.dir);
    const lost = Number(counts.lost);
    return {
      kind: 'finished',
      facts,
      added: Number(counts.added),
      changed: Number(counts.changed),
      removed: Number(removed),
      missed: lost - Number(removed),
    };
  } finally {
    await close();
  }
}
