import type { Course } from '@/lib/course/course.schema';
import * as m from '@/messages/course';

const HOUR = 3600;

/** Seconds as a clock: "4:05", "1:02:03". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((whole % HOUR) / 60);
  return whole < HOUR
    ? `${minutes}:${pad(whole % 60)}`
    : `${Math.floor(whole / HOUR)}:${pad(minutes)}:${pad(whole % 60)}`;
}

/** Seconds as a readable duration: "45 min", "1 h 30 min", "12 h". Minutes are left out from ten hours on. */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 600 ? hoursAndMinutes(minutes) : m.shortHours({ hours: Math.round(minutes / 60) });
}

/** "45 min", "1 h 30 min", "12 h". */
export function hoursAndMinutes(all: number): string {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return m.shortMinutes({ minutes });
  return minutes === 0 ? m.shortHours({ hours }) : m.shortHoursAndMinutes({ hours, minutes });
}

/** How long a course is: "12 h", and "12 h of video" where the time that learners need stands beside it. */
export function lengthWords({
  kind,
  hours,
  workload,
}: Pick<Course, 'kind' | 'workload'> & { hours: number }): string {
  const time = duration(hours * HOUR);
  const isVideo = kind === 'video-series' || kind === 'single-video';
  return isVideo && workload ? m.ofVideo({ time }) : time;
}

/** An estimate: rounded to whole hours, or to ten minutes below two hours. */
export function roughDuration(seconds: number): string {
  const step = seconds < 2 * HOUR ? 600 : HOUR;
  return duration(Math.max(step, Math.round(seconds / step) * step));
}

/**
 * How long a course takes at least, where more is unknown, so it is never rounded up: "at least 10 h" of its videos, or
 * "at least 10 h of study" of parts that are elsewhere.
 */
export function atLeast({
  leastHours,
  lessonCount,
}: {
  leastHours?: number;
  lessonCount?: number;
}): string | undefined {
  if (!leastHours) return undefined;
  const minutes = Math.max(1, Math.floor(leastHours < 10 ? leastHours * 60 : Math.floor(leastHours) * 60));
  const time = m.leastTime({ time: duration(minutes * 60) });
  return lessonCount ? time : m.ofStudy({ time });
}

/** Seconds as an ISO 8601 duration, for `<time dateTime>`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.max(0, Math.round(seconds))}S`;
}
