import { type AttackResult, errorsOf, latenciesOf, refusalsOf } from './judge';
import { CUT, SILENT } from './odd-bytes';

const NAMES: Record<number, string> = { [CUT]: 'cut', [SILENT]: 'silent' };
const told = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${NAMES[status] ?? status}×${count}`)
    .join(' ');

/** `isUnjudged`: the machine was too busy to judge its times and refusals. */
export type Judged = { found: AttackResult; faults: readonly string[]; isUnjudged: boolean };

export function resultOf({ faults, isUnjudged }: Judged): 'held' | 'FAILED' | 'not judged' {
  if (faults.length > 0) return 'FAILED';
  return isUnjudged ? 'not judged' : 'held';
}

/** One row of the table. */
export function rowOf(judged: Judged) {
  const { found } = judged;
  const { felt, growth } = found;
  const { p50, p99 } = latenciesOf(felt);
  return {
    attack: found.name,
    clients: found.addresses,
    requests: found.requests,
    answers: told(found.statuses),
    others: felt.length,
    'p50 ms': p50,
    'p99 ms': p99,
    refused: refusalsOf(felt).length,
    failed: errorsOf(felt).length,
    searches: `${found.quotas.searches.used}/${found.quotas.searches.daily}`,
    'CPU s': Number(growth.cpuSeconds.toFixed(1)),
    'memory MB': growth.memoryMB,
    'disk MB': growth.diskMB,
    files: growth.files,
    result: resultOf(judged),
  };
}
