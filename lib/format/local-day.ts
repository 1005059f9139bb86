/** A calendar day in some time zone, YYYY-MM-DD. Days compare and sort as strings. */
export type LocalDay = string;

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Of Swedish, which writes a day as ISO 8601 does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
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

/** The day of `now` (milliseconds since 1970) in a time zone. */
export const localDay = (now: number, timeZone: string): LocalDay => formatOf(timeZone).format(now);

/** The day `count` days later; earlier if it is negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The latest day that has begun anywhere on earth: the earliest time zone is fourteen hours ahead of UTC. */
export function latestDayOnEarth(now: number): LocalDay {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);
}

export function laterDay(one: LocalDay, other: LocalDay): LocalDay {
  return one < other ? other : one;
}

/** Monday of the week of a day. */
export function weekStart(day: LocalDay): LocalDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

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
