import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withHarvestLock } from '@/harvest/harvest-lock';
import { storedFacts } from '@/harvest/journal/stored-facts';
import type { Source } from '@/harvest/registry/source.schema';
import { runTogether } from '@/harvest/run-together';
import { readCatalog } from '@/lib/catalog/server/read-catalog';
import type { Course } from '@/lib/course/course.schema';
import type { LiveSource } from '@/lib/sources/server/source/live-source';
import { type DepthTarget, depthTarget } from './depth-target';
import { DepthJournal, depthsFile } from './depths';

export type EnrichOptions = {
  sources: Source[];
  stateDir: string;
  baseDirs: string[];
  live: readonly LiveSource[];
  pauseMs: number;
  limit?: number | undefined;
  /** Ids of courses, of which those are asked for first that come first. */
  first?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  now: () => number;
  onStart?: (targets: number) => void;
  onAnswer?: (source: string) => void;
};

type EnrichReport = {
  asked: number;
  deep: number;
  /** Sources that were left early, with the reason. */
  left: { source: string; why: string; targets: number }[];
  interrupted: boolean;
};

/** Everything whose lessons a live source may know and nobody states yet, in the order in which it is asked for. */
async function listTargets({ sources, stateDir, baseDirs, first = [] }: EnrichOptions) {
  const targets = new Set<DepthTarget>();
  const byCourse = new Map<string, DepthTarget>();
  for await (const row of readCatalog(baseDirs)) {
    if (row.kind === 'problem' || row.course.lessons) continue;
    const target = depthTarget(row.course);
    if (!target) continue;
    targets.add(target);
    byCourse.set(row.course.id, target);
  }
  for (const { id, protocol } of sources.filter(({ on }) => on)) {
    for await (const fact of storedFacts(join(stateDir, id))) {
      const target = depthTarget(fact, protocol);
      if (target) targets.add(target);
    }
  }
  return new Set([...first.flatMap((id) => byCourse.get(id) ?? []), ...targets]);
}

function hoursOf({ lessons, hours }: Course): number | undefined {
  if (hours) return hours;
  if (!lessons?.every(({ seconds }) => seconds)) return undefined;
  const seconds = lessons.reduce((sum, lesson) => sum + (lesson.seconds ?? 0), 0);
  return Math.round(seconds / 36) / 100 || undefined;
}

/** Asks one live source for all that is due, until its quota is used up. */
async function askSource(
  source: LiveSource,
  targets: DepthTarget[],
  journal: DepthJournal,
  options: EnrichOptions & { signal: AbortSignal },
  report: EnrichReport,
): Promise<void> {
  const { signal } = options;
  for (const [n, target] of targets.entries()) {
    if (n > 0) await wait(options.pauseMs, undefined, { signal });
    signal.throwIfAborted();
    const answer = await source.getCourse(target.slice(source.id.length + 1), { signal });
    if (answer.kind === 'unavailable' || answer.kind === 'not-asked') {
      const why = answer.kind === 'unavailable' ? answer.fault : answer.why;
      report.left.push({ source: source.id, why, targets: targets.length - n });
      return;
    }
    report.asked++;
    options.onAnswer?.(source.id);
    const found = answer.kind === 'found' ? answer.course : undefined;
    const hours = found && hoursOf(found);
    const lessons = found?.lessons;
    if (lessons) report.deep++;
    journal.note({ target, at: options.now(), ...(lessons && { lessons }), ...(hours && { hours }) });
  }
}

/**
 * Fills in lessons, lengths and chapters of playlists: asks the live source of each course that has none. The answers
 * are stored beside the harvest, and the next catalogue has them.
 * @throws Error while another command writes the same folder
 */
export const enrich = (options: EnrichOptions): Promise<EnrichReport> =>
  withHarvestLock(options.stateDir, () => enrichLocked(options));

async function enrichLocked(options: EnrichOptions): Promise<EnrichReport> {
  const { live, stateDir, now, limit = Number.POSITIVE_INFINITY } = options;
  const journal = await DepthJournal.open(depthsFile(stateDir), now());
  const due = [...(await listTargets(options))]
    .filter((target) => journal.isDue(target, now()))
    .slice(0, limit);
  const report: EnrichReport = { asked: 0, deep: 0, left: [], interrupted: false };
  const wanted = live.map((source) => ({
    source,
    targets: due.filter((target) => target.startsWith(`${source.id}:`)),
  }));
  options.onStart?.(wanted.reduce((sum, { targets }) => sum + targets.length, 0));
  try {
    const works = wanted.map(
      ({ source, targets }) =>
        (signal: AbortSignal) =>
          askSource(source, targets, journal, { ...options, signal }, report),
    );
    await runTogether(works, options.signal);
  } catch (error) {
    if (!options.signal?.aborted) throw error;
    report.interrupted = true;
  }
  return report;
}
