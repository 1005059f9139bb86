import { setTimeout as wait } from 'node:timers/promises';
import type { Requester } from './ask-target';
import type { Finding } from './finding';
import { type Target, targetKey } from './targets';

/** Hosts that are checked in parallel, each with one request at a time. */
const HOSTS_AT_ONCE = 8;
/** A host that asks for a longer wait is checked in another run. */
const LONGEST_WAIT_MS = 120_000;
/** After this many requests without an answer a host is skipped for this run. */
const SILENCES = 4;
/**
 * A host that reports most targets as gone has changed, or blocks robots. Minimum number of targets for that.
 */
const FEWEST_TO_DOUBT = 20;
const MOST_GONE = 0.5;

export type Walk = {
  requester: Requester;
  /** Milliseconds between two requests to one host. */
  gapMs: number;
  signal: AbortSignal | undefined;
  onFinding: (target: Target, finding: Finding) => void;
  /** Called when a host is skipped before its end. */
  onLeave: (host: string, why: string, left: number) => void;
};

async function walkHost(host: string, targets: Target[], walk: Walk): Promise<void> {
  let silences = 0;
  for (const [index, target] of targets.entries()) {
    if (index > 0)
      await wait(Math.max(walk.gapMs, walk.requester.delayOf(host)), undefined, { signal: walk.signal });
    const finding = await walk.requester.ask(target, walk.signal);
    walk.onFinding(target, finding);
    silences = finding.silent ? silences + 1 : 0;
    const left = targets.length - index - 1;
    if (left === 0) return;
    if (silences >= SILENCES) return walk.onLeave(host, 'does not answer', left);
    if (finding.retryAfterMs === undefined) continue;
    if (finding.retryAfterMs > LONGEST_WAIT_MS) return walk.onLeave(host, 'asks to be left alone', left);
    await wait(finding.retryAfterMs, undefined, { signal: walk.signal });
  }
}

/**
 * Checks all targets: several hosts in parallel, one request at a time to each, with a pause between.
 * @throws the signal's reason
 */
export async function walkHosts(targets: Iterable<Target>, walk: Walk): Promise<void> {
  const hosts = new Map<string, Target[]>();
  for (const target of targets) {
    const host = walk.requester.hostOf(target);
    hosts.set(host, [...(hosts.get(host) ?? []), target]);
  }
  // The host with most targets first, so that the run does not end with one host alone.
  const queue = [...hosts].sort(([, a], [, b]) => b.length - a.length);
  const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await walkHost(...next, walk);
  });
  await Promise.all(workers);
}

/** Counts results by host, to detect hosts whose "gone" cannot be trusted. */
export class Doubts {
  readonly #hosts = new Map<string, { gone: Set<string>; answered: Set<string> }>();

  count(host: string, target: Target, { verdict }: Finding): void {
    if (verdict === 'unknown') return;
    const counts = this.#hosts.get(host) ?? { gone: new Set(), answered: new Set() };
    this.#hosts.set(host, counts);
    counts.answered.add(targetKey(target));
    if (verdict === 'gone') counts.gone.add(targetKey(target));
  }

  isDoubtful(host: string): boolean {
    const { gone, answered } = this.#hosts.get(host) ?? { gone: new Set(), answered: new Set() };
    return answered.size >= FEWEST_TO_DOUBT && gone.size / answered.size > MOST_GONE;
  }

  list(): string[] {
    return [...this.#hosts.keys()].filter((host) => this.isDoubtful(host));
  }
}
