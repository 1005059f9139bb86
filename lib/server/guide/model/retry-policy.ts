import { DelegateBackoff, handleType, type IPolicy, retry } from 'cockatiel';
import { assertServer } from '@/lib/server/guard';
import type { ReadFault } from './read-fault';

assertServer('lib/server/guide/model/retry-policy');

/** Tries after the first. */
const RETRIES = 2;
const FIRST_MS = 500;
const CAP_MS = 8_000;
/** A longer wait that is asked for is not waited: the usual one is. */
const LONGEST_ASKED_MS = 60_000;

/** A try that ended before the first word of an answer. */
export class FailedTry extends Error {
  constructor(readonly read: ReadFault) {
    super(read.fault.message, { cause: read.fault });
  }
}

/** Whether the same question may go better next time. Without a status the connection failed. */
function isRetryable({ read: { fault, status } }: FailedTry): boolean {
  if (fault.code === 'silent') return false;
  return status === undefined || [408, 409, 429].includes(status) || status >= 500;
}

/** Milliseconds before try number `attempt` (from 1) of the same question. */
function waitBefore(attempt: number, asked: number | undefined): number {
  if (asked !== undefined && asked < LONGEST_ASKED_MS) return asked;
  // Up to a quarter shorter, so that many do not come back at once.
  return Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 - Math.random() * 0.25);
}

type Failure = { attempt: number; result: { error: Error } | { value: unknown } };

/** @param pace multiplies waits; tests have no time */
export function retryPolicy(pace: number): IPolicy {
  const askedBy = ({ result }: Failure) =>
    'error' in result && result.error instanceof FailedTry ? result.error.read.wait : undefined;
  const backoff = new DelegateBackoff(
    (failure: Failure) => waitBefore(failure.attempt, askedBy(failure)) * pace,
  );
  // The wait of somebody who has left keeps no process alive.
  return retry(handleType(FailedTry, isRetryable), { maxAttempts: RETRIES, backoff }).dangerouslyUnref();
}
