import { setTimeout as wait } from 'node:timers/promises';
import type { Asker } from './ask-target';
import type { Finding } from './finding';
import { type Target, targetKey } from './targets';

/** Hosts that are asked at the same time; each of them one question after another. */
const HOSTS_AT_ONCE = 8;
/** Who wants to be left alone for longer is asked again in another run. */
const LONGEST_WAIT_MS = 120_000;
/** After so many questions without any answer a host is left for another run. */
const SILENCES = 4;
/** A host that says of most of what it is asked for that it is gone has changed, or does not like robots. */
const FEWEST_TO_DOUBT = 20;
const MOST_GONE = 0.5;

export type Walk = {
  asker: Asker;
  /** Milliseconds between two questions to one host. */
  gapMs: number;
  signal: AbortSignal | undefined;
  onFinding: (target: Target, finding: Finding) => void;
  /** A host was left before its end. */
  onLeave: (host: string, why: string, left: number) => void;
};

async function walkHost(host: string, targets: Target[], walk: Walk): Promise<void> {
  let silences = 0;
  for (const [index, target] of targets.entries()) {
    if (index > 0)
      await wait(Math.max(walk.gapMs, walk.asker.delayOf(host)), undefined, { signal: walk.signal });
    const finding = await walk.asker.ask(target, walk.signal);
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
 * Asks for all targets: some hosts at once, one question at a time to each, with a pause between.
 * @throws the signal's reason
 */
export async function walkHosts(targets: Iterable<Target>, walk: Walk): Promise<void> {
  const hosts = new Map<string, Target[]>();
  for (const target of targets) {
    const host = walk.asker.hostOf(target);
    hosts.set(host, [...(hosts.get(host) ?? []), target]);
  }
  // The longest first, so that the end is not one host alone.
  const queue = [...hosts].sort(([, a], [, b]) => b.length - a.length);
  const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await walkHost(...next, walk);
  });
  await Promise.all(workers);
}

/** Counts what hosts say, to tell the ones whose "gone" is not to be believed. */
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
