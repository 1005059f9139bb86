/**
 * The meaning of one answer. `unknown` is everything that says nothing about the target: no network, a server
 * that is down, a refusal, a path that robots.txt disallows.
 */
export type Finding = {
  verdict: 'alive' | 'gone' | 'unknown';
  /** Milliseconds that its host asked to wait. */
  retryAfterMs?: number;
  /** The host itself did not answer. */
  silent?: boolean;
};

/** The meaning of a page's status: only 404 and 410 mean gone. */
export function findingOfPage(status: number, retryAfterMs: number | undefined): Finding {
  if (status >= 200 && status < 300) return { verdict: 'alive' };
  if (status === 404 || status === 410) return { verdict: 'gone' };
  const busy = status === 429 || status >= 500;
  return { verdict: 'unknown', ...(busy && { retryAfterMs: retryAfterMs ?? 0, silent: status >= 500 }) };
}

/** The same for YouTube's oEmbed, which also answers 401 and 403 for videos that may not be embedded. */
export function findingOfEmbed(status: number, retryAfterMs: number | undefined): Finding {
  if (status === 401 || status === 403) return { verdict: 'gone' };
  return findingOfPage(status, retryAfterMs);
}
