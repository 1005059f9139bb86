/**
 * How much slower others may get: so little that nobody would notice. Twice a wait that was short already is still
 * short, so there are two lines and the wider one counts.
 */
export const MAX_SLOWDOWN = 3;
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
 * What a minute of one client may leave on the disk: not nothing, because pages of real courses and their pictures are
 * kept for whoever asks first. Three files a page, as many pages as one client may ask for.
 */
export const DISK_MB = 64;
export const DISK_FILES = 1_500;
