/**
 * How much slower others may get: so little that nobody would notice. Twice a wait that was short already is still
 * short, so there are two lines and the wider one counts.
 */
export const SLOWER_TIMES = 3;
export const SLOWER_MS = 250;
/** In a short run on a busy machine times say nothing; that nobody answers at all still does. */
export const FROZEN_MS = 8_000;
/** Runs of fewer seconds are judged by what is right and wrong alone. */
export const TIMED_FROM_SECONDS = 20;
/** Of a source's day. Ten clients together may use it up, one may not. */
export const QUOTA_SHARE = 0.1;
/** The page cache twice over (64 MB, and what is on its way), and what V8 leaves lying until it must tidy up. */
export const MEMORY_MB = 350;
/**
 * What one minute of one client may write to disk: only resized pictures are stored there, one file of about 20 kB each,
 * and pages never. A minute of the attack covers at most two minutes of the rate limit.
 */
export const DISK_MB = 40;
export const DISK_FILES = 1_500;
