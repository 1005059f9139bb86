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
  if (minutes < 60) return `${minutes} min`;
  if (minutes >= 600) return `${Math.round(minutes / 60)} h`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** An estimate: rounded to whole hours, or to ten minutes below two hours. */
export function roughDuration(seconds: number): string {
  const step = seconds < 2 * HOUR ? 600 : HOUR;
  return duration(Math.max(step, Math.round(seconds / step) * step));
}

/** Seconds as an ISO 8601 duration, for `<time dateTime>`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.max(0, Math.round(seconds))}S`;
}
