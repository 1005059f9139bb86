/** Milliseconds that a `Retry-After` header asks to wait: seconds or a date. A date that has passed asks for none. */
export function readRetryAfter(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,15}(?:\.\d{1,15})?$/.test(header)) return Number(header) * 1_000;
  // Without the name of a day it is no date of HTTP, and engines make dates of nearly any number.
  const at = /^[a-z]{3}/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isFinite(at) ? Math.max(0, at - now) : undefined;
}
