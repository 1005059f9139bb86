import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/guide/model/retry-policy');

/** Attempts after the first. */
export const RETRIES = 2;
const FIRST_MS = 500;
const CAP_MS = 8_000;
/** A longer `Retry-After` is ignored in favour of the usual wait. */
const LONGEST_ASKED_MS = 60_000;

/** Whether a retry after this status may succeed; undefined: the connection failed. */
export function isRetryable(status: number | undefined): boolean {
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** Milliseconds of a `Retry-After` header: seconds or a date. */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}

/** Milliseconds to wait before retry number `attempt` (from 1). `chance`: 0 to 1. */
export function waitBefore(attempt: number, asked: number | undefined, chance: number): number {
  if (asked !== undefined && asked < LONGEST_ASKED_MS) return asked;
  // Up to a quarter shorter (jitter), so that many clients do not retry at once.
  return Math.min(CAP_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 - chance * 0.25);
}
