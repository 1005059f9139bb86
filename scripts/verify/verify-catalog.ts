import { readCatalog } from '@/lib/catalog/server/read-catalog';
import type { Requester } from './ask-target';
import type { AskVideos } from './ask-videos';
import { Journal } from './journal';
import { type Target, targetKey, targetsOf } from './targets';
import { Doubts, walkHosts } from './walk-hosts';
import { type CheckCounts, writeChecks } from './write-checks';

export type VerifyOptions = {
  dirs: string[];
  /** File that stores every answer between runs. */
  stateFile: string;
  requester: Requester;
  /** Checks many videos at once, if there is a key. */
  askVideos?: AskVideos | undefined;
  gapMs: number;
  /** Milliseconds after which a target is checked again. */
  againAfterMs: number;
  /** Minimum milliseconds between the two checks that find a target missing. */
  confirmAfterMs: number;
  /** Ids of courses that are checked before all others, however short ago they were. */
  first?: string[] | undefined;
  /** Maximum number of checks in this run. */
  limit?: number | undefined;
  signal?: AbortSignal;
  now?: () => number;
  onStart?: (questions: number) => void;
  onAnswer?: (host: string) => void;
};

type VerifyReport = {
  asked: number;
  alive: number;
  gone: number;
  unknown: number;
  /** Missing once: checked again in a later run. */
  suspects: number;
  /** Hosts that were skipped early or are not trusted, with the reason. */
  hosts: { host: string; why: string }[];
  catalogs: (CheckCounts & { dir: string })[];
  /** Stopped early; results so far are written. */
  interrupted: boolean;
};

/** What can be checked in these catalogues, by key, and for what belongs to a course of `first` its place there. */
async function findTargets(dirs: string[], first: string[] = []) {
  const places = new Map(first.map((id, place) => [id, place]));
  const targets = new Map<string, Target>();
  const firsts = new Map<string, number>();
  for await (const row of readCatalog(dirs, { privateLinks: true })) {
    if (row.kind === 'problem') continue;
    const { page, videos } = targetsOf(row.course);
    const place = places.get(row.course.id);
    for (const target of [...(page ? [page] : []), ...videos.map(({ target }) => target)]) {
      targets.set(targetKey(target), target);
      if (place !== undefined) firsts.set(targetKey(target), place);
    }
  }
  return { targets, firsts };
}

/**
 * Checks every address and video of these catalogues that is due, and writes the results next to each
 * catalogue. Every answer is stored at once, so that the run can be stopped and resumed.
 * @throws Error when a folder cannot be read or written
 */
export async function verifyCatalog(options: VerifyOptions): Promise<VerifyReport> {
  const { dirs, requester, confirmAfterMs, signal, now = Date.now } = options;
  const journal = await Journal.open(options.stateFile);
  const { targets, firsts } = await findTargets(dirs, options.first);
  const isDue = (key: string) => {
    const record = journal.get(key);
    const isSoon = record?.state === 'suspect' || firsts.has(key);
    return !record || now() - record.at >= (isSoon ? confirmAfterMs : options.againAfterMs);
  };
  const placeOf = (key: string) => firsts.get(key) ?? options.first?.length ?? 0;
  const questions = [...targets]
    .filter(([key]) => isDue(key))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, target]) => target)
    .slice(0, options.limit);
  const report: VerifyReport = {
    ...{ asked: 0, alive: 0, gone: 0, unknown: 0, suspects: 0 },
    hosts: [],
    catalogs: [],
    interrupted: false,
  };
  const doubts = new Doubts();
  options.onStart?.(questions.length);

  const walk = {
    requester,
    gapMs: options.gapMs,
    signal,
    onFinding: (target: Target, finding: Parameters<Doubts['count']>[2]) => {
      const host = requester.hostOf(target);
      doubts.count(host, target, finding);
      report.asked++;
      report[finding.verdict]++;
      // A second "gone" is ignored if the host says it for nearly everything.
      const isSecond = journal.get(targetKey(target))?.state === 'suspect' && finding.verdict === 'gone';
      if (!(isSecond && doubts.isDoubtful(host)))
        journal.note(targetKey(target), finding, now(), confirmAfterMs);
      options.onAnswer?.(host);
    },
    onLeave: (host: string, why: string, left: number) =>
      report.hosts.push({ host, why: `${why}: ${left} left for another run` }),
  };

  try {
    const rest = options.askVideos ? await options.askVideos(questions, walk) : questions;
    await walkHosts(rest, walk);
    // Targets that were missing once, long enough ago.
    const again = questions.filter((target) => {
      const record = journal.get(targetKey(target));
      return record?.state === 'suspect' && now() - (record.since ?? record.at) >= confirmAfterMs;
    });
    await walkHosts(again, walk);
  } catch (error) {
    if (!signal?.aborted) throw error;
    report.interrupted = true;
  }
  for (const host of doubts.list())
    report.hosts.push({ host, why: 'says of most addresses that they are gone' });
  report.suspects = [...targets.keys()].filter((key) => journal.get(key)?.state === 'suspect').length;
  for (const dir of dirs) report.catalogs.push({ dir, ...(await writeChecks(dir, journal)) });
  await journal.tidy();
  return report;
}
