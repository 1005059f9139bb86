import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchEngine } from '@/lib/search/server';
import { logFault } from '@/lib/server/log';
import { redisFault, sharedRedis } from '@/lib/server/redis';
import { isStopping } from '@/lib/server/shutdown';
import { areRequestsStuck } from '@/lib/server/stuck-requests';
import { within } from '@/lib/server/within';

type LiveState = { store: 'memory' | 'shared'; sources: unknown[] };
export type Readiness = {
  ready: boolean;
  /** Why this server should get no traffic; empty when ready. */
  reasons: string[];
  /** Problems that do not affect visitors but need attention. */
  warnings: string[];
  /** Ids of the build and of the current index; absent if unknown. */
  build?: string;
  index?: string;
  live?: LiveState;
};

const DEADLINE_MS = 3_000;

const inTime = <T>(work: Promise<T>) => within(DEADLINE_MS, work).catch(() => undefined);

const readBuild = () =>
  readFile(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

/** Checks everything that answers need. Live sources may be down, because searches work without them. */
export async function readReadiness(
  engine: Pick<SearchEngine, 'version' | 'listCourseIds' | 'warning'>,
  askLive: () => Promise<LiveState>,
): Promise<Readiness> {
  const redis = sharedRedis();
  const [index, ids, live, build, alone] = await Promise.all([
    inTime(engine.version()),
    // This call is never cached: a worker must be alive to answer it.
    inTime(engine.listCourseIds(0, 1)),
    inTime(askLive()),
    readBuild(),
    redis && redisFault(redis),
  ]);
  const reasons = [
    ...(isStopping() ? ['the server is stopping'] : []),
    ...(areRequestsStuck() ? ['every place for a request is taken, and none becomes free'] : []),
    ...(index === undefined ? ['no index is open'] : []),
    ...(index !== undefined && ids === undefined ? ['no search worker answers'] : []),
    ...(ids?.length === 0 ? ['the index is empty'] : []),
  ];
  const warning = engine.warning();
  const unlogged = logFault();
  const warnings = [
    ...(unlogged ? [`the log loses lines: ${unlogged}`] : []),
    ...(warning ? [warning] : []),
    ...(live === undefined ? ['live sources do not say how they are'] : []),
    ...(alone ? [`${alone}; each server counts alone`] : []),
  ];
  return {
    ready: reasons.length === 0,
    reasons,
    warnings,
    ...(build && { build }),
    ...(index && { index }),
    ...(live && { live }),
  };
}
