/** Clients of an attack: a home with IPv4 and IPv6 has two, and a handful costs nothing. */
export const ADDRESSES = 4;
/** How much slower others may get; a wait below the second value is not felt. */
export const MAX_SLOWDOWN = 2;
export const UNFELT_MS = 100;
/** In a short run on a busy machine, only a freeze is significant. */
export const FROZEN_MS = 8_000;
/** In shorter runs, latencies are not judged. */
export const TIMED_FROM_SECONDS = 15;
/** Share of a source's daily quota of each client. Ten clients together may use it up, one may not. */
export const QUOTA_SHARE = 0.1;
/** Twice the page cache (64 MB, plus requests in progress), and garbage that V8 has not collected yet. */
export const MEMORY_MB = 350;
/**
 * What each client may write to the disk in a minute: only resized images are stored there, one file of about 20 kB each.
 * A minute of the attack overlaps at most two minutes of the rate limit.
 */
export const DISK_MB = 40;
export const DISK_FILES = 1_500;
/**
 * Seconds of a processor in a minute that one client may cost: an eighth of a core, also where V8 still
 * compiles in a fresh process.
 */
export const LAWFUL_SECONDS = 7.5;
