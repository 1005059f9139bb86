import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { log } from '@/lib/server/log';
import { SingleFlight } from '@/lib/server/single-flight';
import type { CacheStore } from '@/lib/sources/server/cache/cache-store';
import { noteLiveFailure } from '@/lib/sources/server/note-live-failure';
import { Quota } from '@/lib/sources/server/quota/quota';
import { type AskContext, OPERATOR, type Spender } from '@/lib/sources/server/quota/spender';
import type { FaultKind, SourceAdapter, SourceDefinition } from '@/lib/sources/server/source.types';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker';
import { createAsk, NotChanged } from './create-ask';
import type { FetchJson } from './fetch-json';
import { SourceError } from './source-error';

/** An empty answer may change by tomorrow, but not within the hour. */
const EMPTY_FRESH_MS = 3_600_000;
/** How long a source that refuses our requests is paused; by then the operator may have fixed the key. */
const REFUSED_REST_MS = 15 * 60_000;
const OVER_QUOTA_REST_MS = 60_000;
/** Minimum time between two reports that a source's answers cannot be parsed. */
const TELL_EVERY_MS = 3_600_000;

export const entrySchema = z.object({
  /** When the source was asked, in milliseconds since 1970. */
  at: z.number(),
  etag: z.string().optional(),
});
type Entry = z.infer<typeof entrySchema>;

/** One kind of answers: how they are cached, and how long the source may take. */
type Kind<T extends Entry> = {
  schema: z.ZodType<T>;
  isEmpty: (entry: T) => boolean;
  deadlineMs: number;
  /** Requests in progress. */
  flights: SingleFlight<T>;
};

/** Asks the source. The answer is cached together with the fields that every entry has. */
type Work<T extends Entry> = (adapter: SourceAdapter, signal: AbortSignal) => Promise<(kept: Entry) => T>;

/**
 * `not-asked`: nothing is cached and the source was not asked: the request is `automated`, or the client has reached its
 * `limit`.
 */
export type Refusal =
  | { kind: 'unavailable'; fault: FaultKind }
  | { kind: 'not-asked'; why: 'automated' | 'limit' };

export type SourceDeps = {
  store: CacheStore;
  fetchJson: FetchJson;
  key?: string;
  now?: () => number;
  /** Called with every failure in full; visitors see only its kind. */
  onFailure?: (error: SourceError) => void;
};

export const kindOf = <T extends Entry>(kind: Omit<Kind<T>, 'flights'>): Kind<T> => ({
  ...kind,
  flights: new SingleFlight(),
});

/**
 * Joins an identical request in progress. If that one was refused because its client's share is used up, it
 * sends its own: another client's share may not be.
 */
async function joinOrAsk<T>(
  flights: SingleFlight<T>,
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let own = false; ; ) {
    const work = (inner: AbortSignal) => {
      own = true;
      return ask(inner);
    };
    try {
      return await flights.join(key, work, signal);
    } catch (error) {
      const spent = error instanceof SourceError && error.failure.kind === 'over-quota';
      if (own || !spent) throw error;
    }
  }
}

/** The answers of a source, with everything that makes it cheap and safe to ask: cache, single flight, quota and circuit breaker. */
export class CachedSource {
  readonly #definition: SourceDefinition;
  readonly #deps: SourceDeps;
  readonly #now: () => number;
  readonly #quota: Quota;
  readonly #breaker: CircuitBreaker;
  #rest: { until: number; fault: FaultKind } | undefined;
  #tellAgainAt = 0;

  constructor(definition: SourceDefinition, deps: SourceDeps) {
    this.#definition = definition;
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    this.#quota = new Quota(definition, deps.store, this.#now);
    this.#breaker = createCircuitBreaker(definition.parallel);
  }

  /** Why the source is not asked for a while. */
  get resting(): FaultKind | undefined {
    return this.#rest && this.#rest.until > this.#now() ? this.#rest.fault : undefined;
  }

  get isFailing(): boolean {
    return this.#breaker.isPaused();
  }

  quotas(): ReturnType<Quota['report']> {
    return this.#quota.report();
  }

  /** What is cached, however old. */
  async recall<T extends Entry>({ schema }: Kind<T>, key: string): Promise<T | undefined> {
    return schema.safeParse(parseJson(await this.#deps.store.get(key))).data;
  }

  /** The cached entry if fresh, else a new one, else the old one while the source's terms allow to keep it. */
  async obtain<T extends Entry>(
    kind: Kind<T>,
    key: string,
    work: Work<T>,
    { spender = OPERATOR, mayAsk, signal }: AskContext = {},
  ): Promise<T | Refusal> {
    const { freshMs, keepMs, daily } = this.#definition;
    const before = await this.recall(kind, key);
    const age = before ? this.#now() - before.at : 0;
    const mayAge = before && kind.isEmpty(before) ? Math.min(EMPTY_FRESH_MS, freshMs) : freshMs;
    if (before && age < mayAge) return before;
    const orKept = (refusal: Refusal) => (before && this.#now() - before.at < keepMs ? before : refusal);
    if (daily && spender.trigger === 'automated') return orKept({ kind: 'not-asked', why: 'automated' });
    if (mayAsk && !(await mayAsk())) return orKept({ kind: 'not-asked', why: 'limit' });
    try {
      const ask = (inner: AbortSignal) => this.#refresh(kind, key, before, work, spender, inner);
      return await joinOrAsk(kind.flights, key, ask, signal);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const fault = error.failure.kind;
      return orKept({ kind: 'unavailable', fault: fault === 'gone' ? 'malformed' : fault });
    }
  }

  /** Asks the source and caches the answer. An entry confirmed as unchanged is cached again. */
  async #refresh<T extends Entry>(
    { deadlineMs }: Kind<T>,
    key: string,
    before: T | undefined,
    work: Work<T>,
    spender: Spender,
    signal: AbortSignal,
  ): Promise<T> {
    const { resting } = this;
    if (resting) throw new SourceError({ kind: resting }, 'resting');
    const { fetchJson, key: apiKey, store } = this.#deps;
    const definition = this.#definition;
    const asking = createAsk({ definition, quota: this.#quota, spender, fetchJson, etag: before?.etag });
    const adapter = definition.create({ ask: asking.ask, key: apiKey });
    let entry: T;
    try {
      const make = await this.#breaker.run((inner) => work(adapter, inner), { deadlineMs, signal });
      entry = make({ at: this.#now(), ...(asking.etag() && { etag: asking.etag() }) });
    } catch (error) {
      if (error instanceof NotChanged && before) entry = { ...before, at: this.#now() };
      else {
        if (error instanceof SourceError) this.#noteFailure(error);
        throw error;
      }
    }
    await store.set(key, JSON.stringify(entry), definition.keepMs);
    return entry;
  }

  #noteFailure(error: SourceError): void {
    const { kind, exhausted } = error.failure;
    const source = this.#definition.id;
    const now = this.#now();
    this.#deps.onFailure?.(error);
    if (kind !== 'gone') noteLiveFailure(source, kind);
    if (kind === 'malformed' && now >= this.#tellAgainAt) {
      log.warn({ source, reason: error.message }, 'answers of a live source cannot be read');
      this.#tellAgainAt = now + TELL_EVERY_MS;
    }
    if (kind === 'refused') {
      log.error({ source, reason: error.message }, 'live source refuses our requests');
      this.#rest = { fault: kind, until: now + REFUSED_REST_MS };
    }
    // A quota that is used up stops only the calls that need it.
    if (kind === 'over-quota' && !exhausted)
      this.#rest = { fault: kind, until: now + (error.retryAfterMs ?? OVER_QUOTA_REST_MS) };
  }
}
