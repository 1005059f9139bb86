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
import { assertServer } from '@/lib/server/guard';
import { untilAborted } from './single-flight';
import { SourceError } from './source-error';

assertServer('lib/server/sources/gate');

const FAILURES_TO_OPEN = 3;
const WAITING_PER_PLACE = 10;

const isOutage = (error: unknown) =>
  error instanceof SourceError && ['down', 'slow', 'malformed'].includes(error.failure.trouble);

export type Gate = {
  /** Runs work when there is a place for it, within a deadline; rejects with a `SourceError`. */
  run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    options: { deadlineMs: number; signal?: AbortSignal },
  ): Promise<T>;
  /** False while the source is left alone after failing again and again. */
  isOpen(): boolean;
};

/** Protects a source from us and us from a source: so many at once, so long, and a pause after failures. */
export function createGate(parallel: number, pauseMs = { first: 10_000, longest: 300_000 }): Gate {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: pauseMs.first, maxDelay: pauseMs.longest }),
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const policy = wrap(breaker, bulkhead(parallel, parallel * WAITING_PER_PLACE));

  return {
    isOpen: () => breaker.state !== CircuitState.Open,
    async run(work, { deadlineMs, signal }) {
      const controller = new AbortController();
      const deadline = setTimeout(
        () => controller.abort(new SourceError({ trouble: 'slow' }, `no answer within ${deadlineMs} ms`)),
        deadlineMs,
      );
      const both = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
      try {
        return await untilAborted(
          policy.execute(() => {
            // Waited in vain for a place, which is not the source's fault.
            if (both.aborted) throw new Error('too late');
            return untilAborted(work(both), both);
          }),
          both,
        );
      } catch (error) {
        if (isBrokenCircuitError(error))
          throw new SourceError({ trouble: 'down' }, 'left alone after failures');
        if (isBulkheadRejectedError(error)) throw new SourceError({ trouble: 'slow' }, 'too many at once');
        throw error;
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
