import { percentile } from '@/bench/statistics';
import type { Growth } from './growth';
import * as lines from './limits';
import type { VisitorRequest } from './visitors';

/** The result of one attack. */
export type AttackResult = {
  name: string;
  requests: number;
  statuses: ReadonlyMap<number, number>;
  felt: VisitorRequest[];
  growth: Growth;
  /** The used part of YouTube's daily quota. */
  quotas: Record<'searches' | 'units', { used: number; daily: number }>;
  /** Things that must not happen, each listed once. */
  wrong: string[];
};

export type Latencies = { p50: number; p99: number; slowest: number };

export function latenciesOf(felt: readonly VisitorRequest[]): Latencies {
  const times = felt.map(({ ms }) => ms);
  const at = (share: number) => Math.round(percentile(times, share));
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

const REFUSALS = new Set([429, 503]);
export const refusalsOf = (felt: readonly VisitorRequest[]) =>
  felt.filter(({ status }) => REFUSALS.has(status));
export const errorsOf = (felt: readonly VisitorRequest[]) =>
  felt.filter(({ status }) => status !== 200 && !REFUSALS.has(status));

function slowness(felt: readonly VisitorRequest[], floor: Latencies | undefined): string[] {
  const { p99, slowest } = latenciesOf(felt);
  if (!floor)
    return slowest > lines.FROZEN_MS ? [`others waited ${slowest} ms, over ${lines.FROZEN_MS} ms`] : [];
  const most = Math.max(floor.p99 * lines.MAX_SLOWDOWN, floor.p99 + lines.SLOWER_MS);
  return p99 > most ? [`others' p99 is ${p99} ms, over ${most} ms`] : [];
}

/**
 * All limits that an attack exceeded. `floor` is the latency without an attack; without it only freezes
 * count.
 */
export function faultsOf(found: AttackResult, floor: Latencies | undefined): string[] {
  const { felt, growth, quotas, wrong } = found;
  const [refused, failed] = [refusalsOf(felt), errorsOf(felt)];
  const say = (isOver: boolean, fault: string) => (isOver ? [fault] : []);
  const [first] = [...failed, ...refused];
  return [
    ...wrong,
    ...slowness(felt, floor),
    ...say(felt.length === 0, 'no visitor was answered at all'),
    ...say(
      refused.length + failed.length > 0,
      `${refused.length} requests of others were refused and ${failed.length} failed, such as ` +
        `${first?.status} for ${first?.path}`,
    ),
    ...Object.entries(quotas).flatMap(([name, { used, daily }]) => {
      const most = Math.floor(daily * lines.QUOTA_SHARE);
      return say(used > most, `${used} of ${daily} ${name} of YouTube's day, over ${most}`);
    }),
    ...say(growth.memoryMB > lines.MEMORY_MB, `${growth.memoryMB} MB of memory, over ${lines.MEMORY_MB}`),
    ...say(growth.diskMB > lines.DISK_MB, `${growth.diskMB} MB on the disk, over ${lines.DISK_MB}`),
    ...say(growth.files > lines.DISK_FILES, `${growth.files} files, over ${lines.DISK_FILES}`),
  ];
}
