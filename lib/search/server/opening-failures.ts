import { backOff } from '@/lib/back-off';
import { log } from '@/lib/server/log';

type Failure = {
  error: unknown;
  tries: number;
  /** When another try is due, in milliseconds of `performance.now`. */
  due: number;
  logged: Set<string>;
};

/**
 * Why the version that is to be current does not open. Visitors do not notice where an older one is open, so it is
 * logged, once for each reason, and `/api/ready` warns.
 */
export class OpeningFailures {
  /** By version, the latest one last. */
  readonly #failures = new Map<string, Failure>();

  /** @param pause milliseconds before the second try; doubles each time. 1 s by default */
  constructor(readonly pause = 1_000) {}

  /**
   * Notes that a version did not open. `version` is empty where even its name is not known.
   * @throws the error itself
   */
  fail(version: string, error: unknown): never {
    const last = this.#failures.get(version);
    const tries = (last?.tries ?? 0) + 1;
    const logged = last?.logged ?? new Set<string>();
    const reason = error instanceof Error ? error.message : String(error);
    if (!logged.has(reason)) log.error({ version, reason }, 'the index cannot be opened');
    logged.add(reason);
    this.#failures.delete(version);
    this.#failures.set(version, {
      error,
      tries,
      due: performance.now() + backOff(tries, { first: this.pause }),
      logged,
    });
    throw error;
  }

  /** Forgets all: the current version is open. */
  clear(): void {
    this.#failures.clear();
  }

  /** @throws the last error of this version while another try is not due */
  throwUntilDue(version: string): void {
    const last = this.#failures.get(version);
    if (last && performance.now() < last.due) throw last.error;
  }

  /** For `/api/ready`; undefined if nothing failed. */
  get warning(): string | undefined {
    const version = [...this.#failures.keys()].at(-1);
    if (version === undefined) return undefined;
    return `the ${version ? `index ${version}` : 'current index'} cannot be opened; the log says why`;
  }
}
