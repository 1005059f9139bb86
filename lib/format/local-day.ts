/** A calendar day in some time zone, YYYY-MM-DD. Days compare and sort as strings. */
export type LocalDay = string;

const DAY_MS = 86_400_000;
const IN_DIGITS = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...IN_DIGITS, timeZone });
  formats.set(timeZone, format);
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day of `now` (milliseconds since 1970) in a time zone. By its parts: how a language joins them has changed before. */
export function localDay(now: number, timeZone: string): LocalDay {
  const parts = formatOf(timeZone).formatToParts(now);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** The day in UTC. */
export const dayOf = (time: number | Date): LocalDay => new Date(time).toISOString().slice(0, 10);

const midnight = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days later; earlier if it is negative. */
export const addDays = (day: LocalDay, count: number): LocalDay => dayOf(midnight(day) + count * DAY_MS);

export const daysBetween = (from: LocalDay, to: LocalDay): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS);

/** The latest day that has begun anywhere on earth: the earliest time zone is fourteen hours ahead of UTC. */
export const latestDayOnEarth = (now: number): LocalDay => dayOf(now + 14 * 3_600_000);

export const laterDay = (one: LocalDay, other: LocalDay): LocalDay => (one < other ? other : one);

/** The day of the week, from 0 for Monday. */
export const weekdayOf = (day: LocalDay): number => (new Date(midnight(day)).getUTCDay() + 6) % 7;

/** Monday of the week of a day. */
export const weekStart = (day: LocalDay): LocalDay => addDays(day, -weekdayOf(day));

/**
 * Milliseconds until the day ends in a time zone. Found by search, because a day with a clock change has 23
 * or 25 hours.
 */
export function msLeftToday(now: number, timeZone: string): number {
  const today = localDay(now, timeZone);
  let low = now;
  let high = now + DAY_MS + 3 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (localDay(middle, timeZone) === today) low = middle;
    else high = middle;
  }
  return high - now;
}
