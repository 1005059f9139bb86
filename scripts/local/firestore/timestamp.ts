const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/**
 * One spelling per time, so that timestamps compare as text: UTC with six decimals, which is Firestore's
 * precision.
 * @returns undefined if the text is not an RFC 3339 timestamp.
 */
export function normaliseTimestamp(text: string): string | undefined {
  const [, seconds, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  const moment = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(moment)) return undefined;
  return `${new Date(moment).toISOString().slice(0, 19)}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

/** @param micros since 1970 */
export function timestampOfMicros(micros: number): string {
  const rest = String(micros % 1_000_000).padStart(6, '0');
  return `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19)}.${rest}Z`;
}
