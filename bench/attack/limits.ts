/**
 * How much slower others may get without noticing. Twice a very short wait is still short, so there is a
 * factor and an absolute limit, and the larger one counts.
 */
export const MAX_SLOWDOWN = 3;
export const SLOWER_MS = 250;
/** In a short run on a busy machine, only a freeze is significant. */
export const FROZEN_MS = 8_000;
/** In shorter runs, latencies are not judged. */
export const TIMED_FROM_SECONDS = 20;
/** Share of a source's daily quota. Ten clients together may use it up, one may not. */
export const QUOTA_SHARE = 0.1;
/** Twice the page cache (64 MB, plus requests in progress), and garbage that V8 has not collected yet. */
export const MEMORY_MB = 350;
/**
 * What one client may write to the disk in a minute: only resized images are stored there, one file of about 20 kB each.
 * A minute of the attack overlaps at most two minutes of the rate limit.
 */
export const DISK_MB = 40;
export const DISK_FILES = 1_500;
