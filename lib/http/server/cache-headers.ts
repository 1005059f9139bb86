import type { ServerResponse } from 'node:http';

/** Results change with the index, a few times a day at most; an hour-old answer is still correct. */
const FRESH_SECONDS = 300;
const STALE_SECONDS = 3_600;

/** What a source did not answer, or a busy machine not yet, may be known in a moment. */
const UNSETTLED_SECONDS = 5;

/** Lets shared caches store an answer that is the same for everybody: one that is not `settled` for a moment only. */
export function cachePublicly(res: ServerResponse, settled = true): void {
  const [fresh, stale] = settled ? [FRESH_SECONDS, STALE_SECONDS] : [UNSETTLED_SECONDS, UNSETTLED_SECONDS];
  res.setHeader('Cache-Control', `public, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
}

/** Keeps a failed answer out of caches, and says when to try again. */
export function retryLater(res: ServerResponse, seconds: number): void {
  res.statusCode = 503;
  res.setHeader('Retry-After', String(seconds));
  res.setHeader('Cache-Control', 'no-store');
}
