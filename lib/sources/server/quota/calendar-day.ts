const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

/** Milliseconds until the next midnight in a time zone, correct on days with 23 or 25 hours. */
export function untilMidnight(timeZone: string, now: number): number {
  const today = dayIn(timeZone, now);
  let [low, high] = [0, 26 * 3_600_000];
  while (high - low > 1_000) {
    const middle = (low + high) / 2;
    if (dayIn(timeZone, now + middle) === today) low = middle;
    else high = middle;
  }
  return Math.ceil(high);
}
