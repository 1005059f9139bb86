import type { ServerResponse } from 'node:http';

/** Results change with the index, a few times a day at most; an hour-old answer is still correct. */
const FRESH_SECONDS = 300;
const STALE_SECONDS = 3_600;

/** Lets shared caches store an answer that is the same for everybody. */
export function cachePublicly(res: ServerResponse): void {
  res.setHeader(
    'Cache-Control',
    `public, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  );
}

/** Keeps a failed answer out of caches, and says when to try again. */
export function retryLater(res: ServerResponse, seconds: number): void {
  res.statusCode = 503;
  res.setHeader('Retry-After', String(seconds));
  res.setHeader('Cache-Control', 'no-store');
}
