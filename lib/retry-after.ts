/** Milliseconds of a `Retry-After` header: seconds or a date. A date in the past is 0. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,15}(?:\.\d{1,15})?$/.test(header)) return Number(header) * 1_000;
  // An HTTP date starts with the name of a day. `Date.parse` alone reads nearly any number as a date.
  const at = /^[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isFinite(at) ? Math.max(0, at - now) : undefined;
}
