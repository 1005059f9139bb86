import type { IncomingMessage } from 'node:http';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a request comes from a page of this site, by its fetch metadata and origin. Browsers always send
 * them and a page cannot forge them. A program that sends neither has no user's cookies.
 */
export function fromOwnSite({ headers }: Pick<IncomingMessage, 'headers'>, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== undefined && (host === headers.host || host === hostOf(siteUrl));
}
