import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/model/retry-policy');

/** Tries after the first. */
export const RETRIES = 2;
const FIRST_MS = 500;
const CAP_MS = 8_000;
/** A longer wait that is asked for is not waited: the usual one is. */
const LONGEST_ASKED_MS = 60_000;

/** Whether an answer with this status may go better next time; undefined: the connection failed. */
export function isRetryable(status: number | undefined): boolean {
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** Milliseconds before try number `attempt` (from 1) of the same question. `chance`: 0 to 1. */
export function waitBefore(attempt: number, asked: number | undefined, chance: number): number {
  if (asked !== undefined && asked < LONGEST_ASKED_MS) return asked;
  // Up to a quarter shorter, so that many do not come back at once.
  return Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 - chance * 0.25);
}
