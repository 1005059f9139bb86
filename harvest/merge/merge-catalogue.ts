import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type CourseMaker, newId, toCourse } from '@/harvest/catalogue/to-course';
import { writeChecksOf } from '@/harvest/catalogue/write-checks-of';
import { openDatabase, rowOf, rowsOf } from '@/harvest/database/open-database';
import type { BlockedHosts } from '@/harvest/facts/blocked-hosts';
import { hostOf } from '@/harvest/facts/canonical-address';
import type { Source } from '@/harvest/registry/source.schema';
import { makeTopicFinder, readTopicsMap } from '@/harvest/topics/find-topics';
import { checkCatalog } from '@/lib/server/catalog/check-catalog';
import { type CatalogProblem, readCatalog, readTopics, TOPICS_FILE } from '@/lib/server/catalog/read-catalog';
import { LineFile } from '@/scripts/import/line-file';
import { hashNumber } from '@/scripts/import/make-id';
import {
  COURSES_FILE,
  MARK_FILE,
  prepareStaging,
  replaceCatalog,
  writeTopics,
} from '@/scripts/import/replace-catalog';
import { gateHosts, type HostGates } from './gate-hosts';
import { keysOf } from './identity';
import { joinKeys } from './join-keys';
import { readKnownHosts, writeKnownHosts } from './known-hosts';
import { findIds, keepIds } from './known-ids';
import { type Body, loadSources, RowLoader } from './load-rows';
import { mergeGroup } from './merge-group';

/** What the catalogue says of its sources, for whoever serves it. */
export const SOURCES_FILE = 'harvest.json';

export type MergeOptions = {
  sources: Source[];
  stateDir: string;
  /** The catalogue that is built on; its courses come first and keep their ids. */
  baseDirs: string[];
  out: string;
  blocked: BlockedHosts;
  now: number;
  /** Computes everything and changes nothing. */
  dryRun?: boolean | undefined;
  signal?: AbortSignal | undefined;
  onRows?: (rows: number) => void;
};

export type MergeReport = {
  rows: number;
  courses: number;
  base: number;
  /** Courses that several rows state. */
  merged: number;
  bySource: Map<string, number>;
  refused: Map<string, number>;
  newHosts: HostGates['newHosts'];
  problems: CatalogProblem[];
  /** The catalogue was not replaced. */
  kept: boolean;
};

async function loadBase(loader: RowLoader, dirs: string[], blocked: BlockedHosts): Promise<void> {
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem' || blocked(hostOf(row.course.url))) continue;
    const { course } = row;
    loader.add(course, { source: -1, ref: course.id, crawl: false, body: { base: course } });
  }
}

type GroupRow = { root: number; id: string | null; body: string };

/** Groups of rows, in the order of their roots. */
async function* groupsOf(
  connection: DuckDBConnection,
): AsyncGenerator<{ root: number; id: string | null; bodies: Body[] }> {
  let group: { root: number; id: string | null; bodies: Body[] } | undefined;
  const query = `
    SELECT root, id, body FROM rows JOIN groups USING (n) LEFT JOIN ids USING (root) ORDER BY root, n`;
  for await (const { root, id, body } of rowsOf<GroupRow>(connection, query)) {
    if (group && group.root !== root) yield group;
    if (group?.root !== root) group = { root, id, bodies: [] };
    group.bodies.push(JSON.parse(body) as Body);
  }
  if (group) yield group;
}

type Written = Pick<MergeReport, 'courses' | 'base' | 'merged' | 'bySource'> & {
  unfit: number;
  ids: Set<number>;
};

async function writeCourses(
  connection: DuckDBConnection,
  file: string,
  maker: CourseMaker,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const lines = await LineFile.create(file);
  await connection.run('CREATE TABLE given (root INTEGER, id VARCHAR)');
  const given = await connection.createAppender('given');
  const ids = new Set<number>();
  const written: Written = { courses: 0, base: 0, merged: 0, bySource: new Map(), unfit: 0, ids };
  try {
    for await (const { root, id: known, bodies } of groupsOf(connection)) {
      signal?.throwIfAborted();
      const merged = mergeGroup(bodies);
      let course: object | undefined;
      let id: string;
      if ('course' in merged) {
        course = merged.course;
        id = String(merged.course.id);
        written.base++;
      } else {
        const { title, provider, ref } = merged.fact;
        const key = keysOf(merged.fact)[0]?.key ?? ref;
        id = known && !ids.has(hashNumber(known)) ? known : newId(title, provider, key);
        if (ids.has(hashNumber(id))) id = newId(title, provider, `${key}|${ref}`);
        course = toCourse(merged, id, maker);
        const source = maker.sources[merged.sources[0] ?? -1]?.id ?? '';
        if (course) written.bySource.set(source, (written.bySource.get(source) ?? 0) + 1);
      }
      if (!course || ids.has(hashNumber(id))) {
        written.unfit++;
        continue;
      }
      ids.add(hashNumber(id));
      if (bodies.length > 1) written.merged++;
      written.courses++;
      given.appendInteger(root);
      given.appendVarchar(id);
      given.endRow();
      await lines.write(JSON.stringify(course));
    }
  } finally {
    given.closeSync();
    await lines.close();
  }
  return written;
}

function describeSources(sources: Source[], bySource: ReadonlyMap<string, number>): string {
  const shown = sources.flatMap(({ id, name, origin, licence, attribution, terms, release }) =>
    bySource.has(id)
      ? [
          {
            id,
            name,
            origin: new URL(origin).origin,
            licence,
            attribution,
            terms,
            release,
            courses: bySource.get(id),
          },
        ]
      : [],
  );
  return `${JSON.stringify(shown, null, 2)}\n`;
}

async function writeAside(file: string, text: string): Promise<void> {
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return;
  await writeFile(`${file}.new`, text, { flush: true });
  await rename(`${file}.new`, file);
}

/**
 * Makes the catalogue of everything that is stored: one course for each that several sources state, what each says
 * checked by its gates. It is checked as a whole and replaces the catalogue before it, or nothing is changed.
 */
export async function mergeCatalogue(options: MergeOptions): Promise<MergeReport> {
  const { sources, stateDir, baseDirs, out, blocked, now, signal } = options;
  const idsFile = join(stateDir, 'ids.parquet');
  const hostsFile = join(stateDir, 'hosts.txt');
  const staging = await prepareStaging(out);
  const { connection, close } = await openDatabase(join(stateDir, 'merge.duckdb'));
  try {
    const loader = await RowLoader.create(connection);
    await loadBase(loader, baseDirs, blocked);
    const onRow = () => loader.count % 1_000 === 0 && options.onRows?.(loader.count);
    const refused = await loadSources(loader, { sources, stateDir, blocked, now, onRow });
    const marks = loader.finish();
    signal?.throwIfAborted();
    const gates = await gateHosts(connection, await readKnownHosts(hostsFile));
    for (const [reason, count] of gates.refused) refused.set(reason, count);
    await joinKeys(connection, loader.count, marks);
    await findIds(connection, idsFile);
    signal?.throwIfAborted();
    const topics = await readTopics(baseDirs);
    const names = [...new Set(sources.flatMap(({ topicsMap }) => topicsMap ?? []))];
    const maps = new Map(
      await Promise.all(names.map(async (name) => [name, await readTopicsMap(name)] as const)),
    );
    const maker = { sources, maps, findTopics: makeTopicFinder(topics) };
    const { unfit, ids, ...written } = await writeCourses(
      connection,
      join(staging, COURSES_FILE),
      maker,
      signal,
    );
    if (unfit > 0) refused.set('does not fit', unfit);
    await writeTopics(join(staging, TOPICS_FILE), topics);
    await writeFile(
      join(staging, MARK_FILE),
      `${JSON.stringify({ source: 'harvest', courses: written.courses })}\n`,
    );
    const problems: CatalogProblem[] = [];
    await checkCatalog([staging], (problem) => problems.length < 100 && problems.push(problem));
    const kept = options.dryRun === true || problems.length > 0;
    if (!kept) {
      await replaceCatalog(staging, out);
      await writeChecksOf(out, baseDirs, (id) => ids.has(hashNumber(id)));
      await writeAside(join(out, SOURCES_FILE), describeSources(sources, written.bySource));
      await keepIds(connection, idsFile);
      await writeKnownHosts(
        hostsFile,
        gates.newHosts.map(({ host }) => host),
      );
    }
    const { rows } = await rowOf<{ rows: number }>(connection, 'SELECT count(*)::INTEGER AS rows FROM rows');
    return { rows, ...written, refused, newHosts: gates.newHosts, problems, kept };
  } finally {
    await close();
    await rm(staging, { recursive: true, force: true });
  }
}
