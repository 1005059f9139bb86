import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel';
import { untilAborted } from '@/lib/server/single-flight';
import { SourceError } from './source-error';

const FAILURES_TO_OPEN = 3;
const WAITING_PER_PLACE = 10;

/** A deadline that passed while this process was busy, or while work was queued, is not the source's fault. */
class OwnDelay extends SourceError {}

const isOutage = (error: unknown) =>
  error instanceof SourceError &&
  !(error instanceof OwnDelay) &&
  ['down', 'slow', 'malformed'].includes(error.failure.kind);

/** A timer that fires later than this was delayed by this process. */
const BUSY_MS = 200;
/** A source that did not answer within this share of the time is slow. */
const FAIR_SHARE = 0.7;

export type CircuitBreaker = {
  /** Runs work when a place is free, within a deadline. Rejects with a `SourceError`. */
  run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    options: { deadlineMs: number; signal?: AbortSignal },
  ): Promise<T>;
  /** Whether the source is left alone after repeated failures. */
  isPaused(): boolean;
};

/** A circuit breaker for one source: limits concurrent requests and their time, and pauses after failures. */
export function createCircuitBreaker(
  parallel: number,
  pauseMs = { first: 10_000, longest: 300_000 },
): CircuitBreaker {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: pauseMs.first, maxDelay: pauseMs.longest }),
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const policy = wrap(breaker, bulkhead(parallel, parallel * WAITING_PER_PLACE));

  return {
    isPaused: () => breaker.state === CircuitState.Open,
    async run(work, { deadlineMs, signal }) {
      const controller = new AbortController();
      const begin = performance.now();
      let started = Number.POSITIVE_INFINITY;
      const deadline = setTimeout(() => {
        const now = performance.now();
        const fair = now - begin < deadlineMs + BUSY_MS && now - started >= deadlineMs * FAIR_SHARE;
        const Late = fair ? SourceError : OwnDelay;
        controller.abort(new Late({ kind: 'slow' }, `no answer within ${deadlineMs} ms`));
      }, deadlineMs);
      const both = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
      try {
        return await untilAborted(
          policy.execute(() => {
            // No place became free in time, which is not the source's fault.
            if (both.aborted) throw new Error('too late');
            started = performance.now();
            return untilAborted(work(both), both);
          }),
          both,
        );
      } catch (error) {
        if (isBrokenCircuitError(error)) throw new SourceError({ kind: 'down' }, 'left alone after failures');
        if (isBulkheadRejectedError(error)) throw new SourceError({ kind: 'slow' }, 'too many at once');
        throw error;
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
