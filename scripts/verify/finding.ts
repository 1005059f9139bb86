/**
 * What one answer says. `unknown` covers everything that is no word on the thing itself: no network, a server that is
 * down, a refusal, a door that robots may not open.
 */
export type Finding = {
  verdict: 'alive' | 'gone' | 'unknown';
  /** Milliseconds for which its host asked to be left alone. */
  retryAfterMs?: number;
  /** The host itself did not answer. */
  silent?: boolean;
};

/** What the status of a page says: only 404 and 410 say that it is gone. */
export function findingOfPage(status: number, retryAfterMs: number | undefined): Finding {
  if (status >= 200 && status < 300) return { verdict: 'alive' };
  if (status === 404 || status === 410) return { verdict: 'gone' };
  const busy = status === 429 || status >= 500;
  return { verdict: 'unknown', ...(busy && { retryAfterMs: retryAfterMs ?? 0, silent: status >= 500 }) };
}

/** The same for YouTube's oEmbed, which also answers 401 and 403 for what may not be shown on other pages. */
export function findingOfEmbed(status: number, retryAfterMs: number | undefined): Finding {
  if (status === 401 || status === 403) return { verdict: 'gone' };
  return findingOfPage(status, retryAfterMs);
}
