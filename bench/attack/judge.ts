import { percentile } from '@/bench/statistics';
import type { Growth } from './growth';
import * as lines from './limits';
import type { VisitorRequest } from './visitors';

/** The result of one attack. */
export type AttackResult = {
  name: string;
  seconds: number;
  /** How many clients attacked. */
  addresses: number;
  /** Whether they asked only for what clients may. */
  lawful: boolean;
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

/** How the site is without an attack. */
export type Floor = Latencies & {
  /** Whether it was measured for long enough to compare times. */
  isTimed: boolean;
  /** Visitors were refused without an attack: other programs take the machine, and say nothing of the site. */
  isBusy: boolean;
};

/** Two rounds as one with the requests of both. */
export const pooled = (one: AttackResult, other: AttackResult): AttackResult => ({
  ...one,
  felt: [...one.felt, ...other.felt],
});

export const floorOf = ({ felt, seconds }: AttackResult): Floor => ({
  ...latenciesOf(felt),
  isTimed: seconds >= lines.TIMED_FROM_SECONDS,
  isBusy: refusalsOf(felt).length + errorsOf(felt).length > 0,
});

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

function slowness(felt: readonly VisitorRequest[], floor: Floor): string[] {
  const { p99, slowest } = latenciesOf(felt);
  if (!floor.isTimed)
    return slowest > lines.FROZEN_MS ? [`others waited ${slowest} ms, over ${lines.FROZEN_MS} ms`] : [];
  const most = Math.max(floor.p99 * lines.MAX_SLOWDOWN, lines.UNFELT_MS);
  return p99 > most ? [`others' p99 is ${p99} ms, over ${most} ms`] : [];
}

function refusals(felt: readonly VisitorRequest[]): string[] {
  const [refused, failed] = [refusalsOf(felt), errorsOf(felt)];
  const [first] = [...failed, ...refused];
  if (!first) return [];
  return [
    `${refused.length} requests of others were refused and ${failed.length} failed, such as ` +
      `${first.status} for ${first.path}`,
  ];
}

/** The faults that another program may cause, by taking the machine. */
export const pressureOf = (found: AttackResult, floor: Floor): string[] =>
  floor.isBusy ? [] : [...slowness(found.felt, floor), ...refusals(found.felt)];

/** All other limits that an attack exceeded. */
export function faultsOf(found: AttackResult): string[] {
  const { felt, growth, quotas, wrong, addresses, lawful, seconds } = found;
  const say = (isOver: boolean, fault: string) => (isOver ? [fault] : []);
  const [diskMB, files] = [lines.DISK_MB * addresses, lines.DISK_FILES * addresses];
  const cpuSeconds = lines.LAWFUL_SECONDS * Math.ceil(seconds / 60);
  return [
    ...wrong,
    ...say(!lawful && felt.length === 0, 'no visitor was answered at all'),
    ...say(
      lawful && growth.cpuSeconds > cpuSeconds,
      `${growth.cpuSeconds.toFixed(1)} s of a processor, over ${cpuSeconds.toFixed(1)} s`,
    ),
    ...Object.entries(quotas).flatMap(([name, { used, daily }]) => {
      const most = Math.floor(daily * lines.QUOTA_SHARE * addresses);
      return say(used > most, `${used} of ${daily} ${name} of YouTube's day, over ${most}`);
    }),
    ...say(growth.memoryMB > lines.MEMORY_MB, `${growth.memoryMB} MB of memory, over ${lines.MEMORY_MB}`),
    ...say(growth.diskMB > diskMB, `${growth.diskMB} MB on the disk, over ${diskMB}`),
    ...say(growth.files > files, `${growth.files} files, over ${files}`),
  ];
}
