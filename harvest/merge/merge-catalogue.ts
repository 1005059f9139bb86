import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { writeChecksOf, writeSourcesOf } from '@/harvest/catalogue/write-lists';
import { openDatabase } from '@/harvest/database/open-database';
import { depthTarget } from '@/harvest/enrich/depth-target';
import { depthsFile, readDepths } from '@/harvest/enrich/depths';
import { hostOf } from '@/harvest/facts/canonical-address';
import { latestRun } from '@/harvest/journal/finished-runs';
import type { Source } from '@/harvest/registry/source.schema';
import { makeTopicFinder, readTopicsMap } from '@/harvest/topics/find-topics';
import { BLOCKED_FILE, type BlockedHosts, readBlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { type CatalogProblem, readCatalog, readTopics, TOPICS_FILE } from '@/lib/catalog/server/read-catalog';
import { replaceFile } from '@/lib/server/replace-file';
import { checkCatalog } from '@/scripts/check/check-catalog';
import { hashNumber } from '@/scripts/import/make-id';
import { readOrdinaryWords } from '@/scripts/import/ordinary-words';
import {
  COURSES_FILE,
  MARK_FILE,
  prepareStaging,
  replaceCatalog,
  writeTopics,
} from '@/scripts/import/replace-catalog';
import { gateHosts, type HostGates } from './gate-hosts';
import { joinKeys } from './join-keys';
import { readKnownHosts, writeKnownHosts } from './known-hosts';
import { findIds, keepIds } from './known-ids';
import { loadSources, RowLoader } from './load-rows';
import { type Written, writeCourses } from './write-courses';

/** Loads what live sources said of lessons and lengths into the table `depths`; of each target the last word. */
async function loadDepths(connection: DuckDBConnection, file: string, now: number): Promise<void> {
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

/** New hosts with samples of their courses, for the operator to look at. */
const SAMPLES_FILE = 'new-hosts.txt';

type MergeOptions = {
  sources: Source[];
  stateDir: string;
  /** The catalogue that is built on; its courses come first and keep their ids. */
  baseDirs: string[];
  out: string;
  blocked: BlockedHosts;
  now: number;
  signal?: AbortSignal | undefined;
  onRows?: (rows: number) => void;
};

export type MergeReport = Omit<Written, 'unfit' | 'ids'> & {
  refused: Map<string, number>;
  /** Sources that are off and gave courses earlier, which are left out. */
  off: { id: string; facts: number }[];
  newHosts: HostGates['newHosts'];
  problems: CatalogProblem[];
  /** The catalogue was not replaced. */
  kept: boolean;
};

async function listOff(sources: Source[], stateDir: string): Promise<MergeReport['off']> {
  const off: MergeReport['off'] = [];
  for (const { id } of sources.filter(({ on }) => !on)) {
    const run = await latestRun(join(stateDir, id));
    if (run && run.facts > 0) off.push({ id, facts: run.facts });
  }
  return off;
}

async function loadBase(loader: RowLoader, dirs: string[], blocked: BlockedHosts): Promise<void> {
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem' || blocked(hostOf(row.course.url))) continue;
    const { course } = row;
    loader.add(course, {
      source: -1,
      ref: course.id,
      crawl: false,
      target: depthTarget(course),
      body: { base: course },
    });
  }
}

/** Each new host with its samples, for somebody to look at. */
const describeHosts = (hosts: HostGates['newHosts']): string =>
  hosts
    .map(
      ({ host, courses, titles }) => `${host}\t${courses}\n${titles.map((title) => `\t${title}\n`).join('')}`,
    )
    .join('');

/**
 * Makes the catalogue of what is stored of all sources that are on: one course for each that several of them
 * state, what each says checked by its gates. It is checked as a whole and replaces the catalogue before it, or
 * nothing is changed.
 */
export async function mergeCatalogue(options: MergeOptions): Promise<MergeReport> {
  const { sources, stateDir, baseDirs, out, blocked, now, signal } = options;
  const hostsFile = join(stateDir, 'hosts.txt');
  const staging = await prepareStaging(out);
  const database = await openDatabase(join(stateDir, 'merge.duckdb'));
  const { connection, close } = database;
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
    await findIds(connection, stateDir);
    await loadDepths(connection, depthsFile(stateDir), now);
    signal?.throwIfAborted();
    const topics = await readTopics(baseDirs);
    const names = [...new Set(sources.flatMap(({ topicsMap }) => topicsMap ?? []))];
    const maps = new Map(
      await Promise.all(names.map(async (name) => [name, await readTopicsMap(name)] as const)),
    );
    const maker = { sources, maps, findTopics: makeTopicFinder(topics, await readOrdinaryWords()) };
    const { unfit, ids, ...written } = await writeCourses(
      database,
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
    await writeSourcesOf(staging, baseDirs, sources);
    const problems: CatalogProblem[] = [];
    await checkCatalog([staging], (problem) => problems.length < 100 && problems.push(problem));
    const kept = problems.length > 0;
    if (!kept) {
      await replaceCatalog(staging, out);
      await writeChecksOf(out, baseDirs, (id) => ids.has(hashNumber(id)));
      const hosts = await readBlockedHosts([...baseDirs, stateDir]);
      await replaceFile(join(out, BLOCKED_FILE), hosts.map((host) => `${host}\n`).join(''));
      await keepIds(connection, stateDir);
      if (gates.newHosts.length > 0)
        await replaceFile(join(stateDir, SAMPLES_FILE), describeHosts(gates.newHosts));
      await writeKnownHosts(
        hostsFile,
        gates.newHosts.map(({ host }) => host),
      );
    }
    const off = await listOff(sources, stateDir);
    return { ...written, refused, off, newHosts: gates.newHosts, problems, kept };
  } finally {
    await close();
    await rm(staging, { recursive: true, force: true });
  }
}
