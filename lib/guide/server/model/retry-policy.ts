import { DelegateBackoff, handleType, type IPolicy, retry } from 'cockatiel';
import { backOff } from '@/lib/back-off';
import type { ReadFault } from './read-fault';

/** Attempts after the first. */
const RETRIES = 2;
const PAUSES = { first: 500, longest: 8_000 };
/** A longer `Retry-After` is ignored in favour of the usual wait. */
const LONGEST_ASKED_MS = 60_000;

/** An attempt that failed before the first word of the answer. */
export class FailedTry extends Error {
  constructor(readonly read: ReadFault) {
    super(read.fault.message, { cause: read.fault });
  }
}

/** Whether a retry may succeed. A failure without a status is a failed connection. */
function isRetryable({ read: { fault, status } }: FailedTry): boolean {
  if (fault.code === 'silent') return false;
  return status === undefined || [408, 409, 429].includes(status) || status >= 500;
}

/** Milliseconds to wait before retry number `attempt` (from 1). */
function waitBefore(attempt: number, asked: number | undefined): number {
  if (asked !== undefined && asked < LONGEST_ASKED_MS) return asked;
  // Up to a quarter shorter (jitter), so that many clients do not retry at once.
  return backOff(attempt, PAUSES) * (1 - Math.random() * 0.25);
}

type Failure = { attempt: number; result: { error: Error } | { value: unknown } };

/** @param pace multiplies waits; tests use a small one */
export function retryPolicy(pace: number): IPolicy {
  const askedBy = ({ result }: Failure) =>
    'error' in result && result.error instanceof FailedTry ? result.error.read.wait : undefined;
  const backoff = new DelegateBackoff(
    (failure: Failure) => waitBefore(failure.attempt, askedBy(failure)) * pace,
  );
  // A wait that nobody needs any more must not keep the process running.
  return retry(handleType(FailedTry, isRetryable), { maxAttempts: RETRIES, backoff }).dangerouslyUnref();
}
