import type { CatalogMethod, OpenVersion, Versions } from '@polymath/engine';
import { engineMethods } from '@polymath/engine/methods';
import type { SiteTypes } from '@/lib/course';
import { AppError } from '@/lib/errors';
import { SingleFlight, untilAborted } from '@/lib/server/single-flight';
import { AnswerCache } from './answer-cache';
import { OpeningFailures } from './opening-failures';
import type { SearchEngine } from './search-engine.types';

export type VersionedOptions = {
  /** Milliseconds between two looks for the current version. */
  pollEvery?: number;
  /** Milliseconds before a version that does not open gets another try; doubles each time. 1 s by default. */
  pause?: number;
  /** Milliseconds that a request waits for the first version to open; without it as long as that takes. */
  patience?: number;
  /** With `false`, every request is answered anew: for tests and measurements. */
  remember?: boolean;
};

const POLL_EVERY_MS = 2_000;
/** What is asked again and again. */
const CACHED: ReadonlySet<CatalogMethod> = new Set([
  'search',
  'firstCards',
  'readWords',
  'suggest',
  'overview',
  'listAdded',
  'summarise',
]);

function unavailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  return new AppError('search/unavailable', {
    cause,
    detail: cause instanceof Error ? cause.message : String(cause),
  });
}

/** An explained search is asked for once. */
const isExplained = (method: CatalogMethod, [, options]: unknown[]): boolean =>
  method === 'search' && Boolean((options as { explain?: boolean } | undefined)?.explain);

class VersionedEngine {
  #open: OpenVersion | undefined;
  #isClosed = false;
  readonly #timer: NodeJS.Timeout;
  readonly #looks = new SingleFlight<void>();
  readonly #answers = new AnswerCache();
  readonly #failures: OpeningFailures;

  constructor(
    readonly versions: Promise<Versions>,
    readonly options: VersionedOptions,
  ) {
    this.#failures = new OpeningFailures(options.pause);
    // The failure is logged where it happens.
    const look = () => void this.#follow().catch(() => {});
    this.#timer = setInterval(look, options.pollEvery ?? POLL_EVERY_MS).unref();
  }

  get warning(): string | undefined {
    return this.#failures.warning ?? this.#open?.warning?.();
  }

  /** @throws AppError `search/unavailable` */
  async answer(method: CatalogMethod, args: unknown[]): Promise<unknown> {
    try {
      const version = await this.#current();
      if (method === 'version') return version.name;
      const ask = () => this.#ask(version, method, args);
      if (this.options.remember === false || !CACHED.has(method) || isExplained(method, args))
        return await ask();
      return await this.#answers.get(`${version.name} ${method} ${JSON.stringify(args)}`, ask);
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    // A look that has started may open another version; a closed engine starts none.
    await this.#follow().catch(() => {});
    await this.#open?.close();
    await (await this.versions).close?.();
  }

  async #current(): Promise<OpenVersion> {
    const { patience } = this.options;
    if (!this.#open)
      await untilAborted(this.#follow(), patience === undefined ? undefined : AbortSignal.timeout(patience));
    if (!this.#open) throw new Error('no index is open');
    return this.#open;
  }

  async #ask(version: OpenVersion, method: CatalogMethod, args: unknown[]): Promise<unknown> {
    try {
      return await version.ask(method, args);
    } catch (error) {
      const { isGone } = await this.versions;
      if (!isGone?.(error)) throw error;
      await this.#follow();
      return (await this.#current()).ask(method, args);
    }
  }

  /** Opens the current version beside the one in use, and switches to it. Runs once at a time, to its end. */
  #follow(): Promise<void> {
    return this.#looks.join('version', () => this.#switch());
  }

  async #switch(): Promise<void> {
    if (this.#isClosed) return;
    const versions = await this.versions;
    const old = this.#open;
    const name = await versions.current().catch((error: unknown) => {
      // What is known of the next version stays, and requests tell of the trouble.
      if (this.#isClosed || (old && !versions.mustKnow)) throw error;
      return this.#failures.fail('', error);
    });
    if (this.#isClosed) return;
    if (name === old?.name && !old.isChanged?.()) {
      this.#failures.clear();
      return;
    }
    this.#failures.throwUntilDue(name);
    const next = await versions.open(name).catch((error: unknown) => this.#failures.fail(name, error));
    this.#failures.clear();
    this.#open = next;
    void old?.retire();
  }
}

/**
 * A search engine that follows the current version of a catalogue: a new one is opened beside the one in use, and replaces
 * it atomically. One that does not open is tried again, less and less often. Answers are cached per version, and identical
 * concurrent requests share one computation.
 */
export function versionedEngine(
  versions: Versions | Promise<Versions>,
  options: VersionedOptions = {},
): SearchEngine {
  const engine = new VersionedEngine(Promise.resolve(versions), options);
  return {
    ...engineMethods<SiteTypes>((method, args) => engine.answer(method, args)),
    warning: () => engine.warning,
    close: () => engine.close(),
  };
}
