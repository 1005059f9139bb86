import { join } from 'node:path';
import { withHarvestLock } from '@/harvest/harvest-lock';
import type { AskOptions } from '@/harvest/http/ask';
import { type MergeReport, mergeCatalogue } from '@/harvest/merge/merge-catalogue';
import { protocols } from '@/harvest/protocols';
import type { Source } from '@/harvest/registry/source.schema';
import { runTogether } from '@/harvest/run-together';
import type { BlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { harvestSource, type SourceReport } from './harvest-source';

/** Sources that are read at the same time; each host is asked one question at a time all the same. */
const AT_ONCE = 4;

export type HarvestOptions = {
  /** The registry; what those that are on gave earlier stays in the catalogue, also if they are not read now. */
  sources: Source[];
  /** The sources that are read. */
  chosen: Source[];
  stateDir: string;
  baseDirs: string[];
  out: string;
  http: Omit<AskOptions, 'pauseMs' | 'signal'>;
  contact: string | undefined;
  blocked: BlockedHosts;
  believe: string[];
  /** Ends the reading of sources; the catalogue is then made of what there is. */
  enough?: AbortSignal | undefined;
  /** Ends everything. */
  signal?: AbortSignal | undefined;
  now: () => number;
  onProgress?: (id: string, read: number, total: number | undefined) => void;
  onSource?: (report: SourceReport) => void;
  onRows?: (rows: number) => void;
};

export type HarvestReport = { sources: SourceReport[]; catalogue: MergeReport };

/** Sources at one host wait for each other: its pause holds for all of them. */
function byHost(sources: Source[]): Source[][] {
  const hosts = new Map<string, Source[]>();
  for (const source of sources) {
    const { host } = new URL(source.origin);
    hosts.set(host, [...(hosts.get(host) ?? []), source]);
  }
  return [...hosts.values()];
}

async function readSources(
  options: HarvestOptions,
  signal: AbortSignal | undefined,
): Promise<SourceReport[]> {
  const reports: SourceReport[] = [];
  const queue = byHost(options.chosen);
  const read = async (source: Source, stop: AbortSignal) => {
    const report = await harvestSource({
      source,
      protocol: protocols[source.protocol],
      stateDir: options.stateDir,
      http: options.http,
      contact: options.contact,
      blocked: options.blocked,
      believe: options.believe.includes(source.id),
      signal: stop,
      now: options.now,
      onProgress: (done, total) => options.onProgress?.(source.id, done, total),
    });
    reports.push(report);
    options.onSource?.(report);
  };
  const lane = async (stop: AbortSignal) => {
    for (let group = queue.shift(); group; group = queue.shift())
      for (const source of group) await read(source, stop);
  };
  await runTogether(Array<typeof lane>(AT_ONCE).fill(lane), signal);
  return reports;
}

/**
 * Reads sources and makes a catalogue of what is stored of all that are on.
 * @throws Error while another command writes the same folder, or the reason of the signal
 */
export const harvest = (options: HarvestOptions): Promise<HarvestReport> =>
  withHarvestLock(options.stateDir, () => harvestLocked(options));

async function harvestLocked(options: HarvestOptions): Promise<HarvestReport> {
  const { enough, signal } = options;
  const stops = [enough, signal].filter((one) => one !== undefined);
  const reports = await readSources(options, stops.length > 0 ? AbortSignal.any(stops) : undefined);
  signal?.throwIfAborted();
  const catalogue = await mergeCatalogue({
    sources: options.sources,
    stateDir: options.stateDir,
    baseDirs: options.baseDirs,
    out: options.out,
    blocked: options.blocked,
    now: options.now(),
    signal,
    ...(options.onRows && { onRows: options.onRows }),
  });
  return { sources: reports, catalogue };
}

export const stateDirOf = (indexDir: string): string => join(indexDir, '..', 'harvest');
