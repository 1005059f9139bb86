/** The values that facts of courses have. Pure, so that browsers can load it. */
export const COURSE_KINDS = ['video-series', 'single-video', 'interactive', 'text', 'mooc'] as const;
/** Easiest first. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];
/** `audit`: free to audit when it was seen, but may cost now. `preview`: paid, and a part is free to try. */
export const COSTS = ['free', 'audit', 'preview', 'paid'] as const;

/** Whom a course is made for. */
export const AUDIENCES = ['children', 'school', 'adults', 'university', 'professionals'] as const;
export const CERTIFICATES = ['none', 'free', 'paid'] as const;

/** The value of a facet that stands for all courses of which no value is known. */
export const NOT_STATED = 'not-stated';

/** Years in which a source can have changed a course, the latest first. */
export const YEARS: readonly string[] = Array.from({ length: 60 }, (_, at) => String(2049 - at));

/** Values of the facet `length`, shortest first. */
export const LENGTHS = ['under-2h', '2-10h', '10-40h', 'over-40h'] as const;
export type Length = (typeof LENGTHS)[number];

/** The length bucket of a number of hours. */
export function lengthBucket(hours: number): Length {
  if (hours < 2) return 'under-2h';
  if (hours < 10) return '2-10h';
  return hours <= 40 ? '10-40h' : 'over-40h';
}

/** Hours of a length value: from `from` (inclusive) to `to` (exclusive). */
export type HoursRange = { from: number; to: number };

/** The hours of an open length range: `max-5`, `min-5`. Other values of the facet are buckets. */
export function hoursRange(value: string): HoursRange | undefined {
  const open = /^(max|min)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(value);
  if (!open) return undefined;
  const hours = Number(open[2]);
  return open[1] === 'max' ? { from: 0, to: hours } : { from: hours, to: Number.POSITIVE_INFINITY };
}
