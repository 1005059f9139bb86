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
import { untilAborted } from '@/lib/server/single-flight';
import { SourceError } from './source-error';

assertServer('lib/server/sources/source/circuit-breaker');

const FAILURES_TO_OPEN = 3;
const WAITING_PER_PLACE = 10;

/** A deadline that passed while this process was busy, or while work waited for a place, says nothing of the source. */
class OwnDelay extends SourceError {}

const isOutage = (error: unknown) =>
  error instanceof SourceError &&
  !(error instanceof OwnDelay) &&
  ['down', 'slow', 'malformed'].includes(error.failure.trouble);

/** A timer that rings later than this was held up by this very process. */
const BUSY_MS = 200;
/** A source that had this part of the time and said nothing is slow. */
const FAIR_SHARE = 0.7;

export type CircuitBreaker = {
  /** Runs work when there is a place for it, within a deadline; rejects with a `SourceError`. */
  run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    options: { deadlineMs: number; signal?: AbortSignal },
  ): Promise<T>;
  /** False while the source is left alone after failing again and again. */
  isOpen(): boolean;
};

/** Protects a source from us and us from a source: so many at once, so long, and a pause after failures. */
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
    isOpen: () => breaker.state !== CircuitState.Open,
    async run(work, { deadlineMs, signal }) {
      const controller = new AbortController();
      const begin = performance.now();
      let started = Number.POSITIVE_INFINITY;
      const deadline = setTimeout(() => {
        const now = performance.now();
        const fair = now - begin < deadlineMs + BUSY_MS && now - started >= deadlineMs * FAIR_SHARE;
        const Late = fair ? SourceError : OwnDelay;
        controller.abort(new Late({ trouble: 'slow' }, `no answer within ${deadlineMs} ms`));
      }, deadlineMs);
      const both = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
      try {
        return await untilAborted(
          policy.execute(() => {
            // Waited in vain for a place, which is not the source's fault.
            if (both.aborted) throw new Error('too late');
            started = performance.now();
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
