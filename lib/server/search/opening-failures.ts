import { assertServer } from '@/lib/assert-server';
import { log } from '@/lib/server/log';
import { backOff } from './back-off';

assertServer('lib/server/search/opening-failures');

type Failure = {
  version: string;
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
  #last: Failure | undefined;

  /** @param pause milliseconds before the second try; doubles each time. 1 s by default */
  constructor(readonly pause?: number) {}

  /**
   * Notes that a version did not open. `version` is empty where even its name is not known.
   * @throws the error itself
   */
  fail(version: string, error: unknown): never {
    const last = this.#last?.version === version ? this.#last : undefined;
    const tries = (last?.tries ?? 0) + 1;
    const logged = last?.logged ?? new Set<string>();
    const reason = error instanceof Error ? error.message : String(error);
    if (!logged.has(reason)) log.error({ version, reason }, 'the index cannot be opened');
    logged.add(reason);
    this.#last = { version, error, tries, due: performance.now() + backOff(tries, this.pause), logged };
    throw error;
  }

  /** Forgets all: the current version is open. */
  clear(): void {
    this.#last = undefined;
  }

  /** @throws the last error of this version while another try is not due */
  throwUntilDue(version: string): void {
    if (this.#last?.version === version && performance.now() < this.#last.due) throw this.#last.error;
  }

  /** For `/api/ready`; undefined if nothing failed. */
  get warning(): string | undefined {
    if (!this.#last) return undefined;
    const { version } = this.#last;
    return `the ${version ? `index ${version}` : 'current index'} cannot be opened; the log says why`;
  }
}
