import { siteOf } from '@/lib/catalog/server/blocked-hosts';
import { isPublicLink } from '@/lib/server/outbound/public-address';

/** Parameters that say where a visitor came from, never what a page shows. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|ref|referrer|source|sessionid|phpsessid|jsessionid|_ga|_gl)$/i;
const DEFAULT_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;

/** Hosts that were looked at: a source names the same few thousand times. */
const KEPT = 20_000;
const publicOrigins = new Map<string, boolean>();

function isPublicPage(url: URL): boolean {
  if (url.username || url.password) return false;
  const known = publicOrigins.get(url.origin);
  if (known !== undefined) return known;
  if (publicOrigins.size >= KEPT) publicOrigins.clear();
  const isPublic = isPublicLink(`${url.origin}/`);
  publicOrigins.set(url.origin, isPublic);
  return isPublic;
}

/**
 * The one spelling of an address under which the same page is found again; undefined where it is no public address
 * of the web. It identifies and is never shown.
 */
export function canonicalAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!isPublicPage(url)) return undefined;
  const { hostname, port, pathname, searchParams } = url;
  const kept = [...searchParams].filter(([name]) => !TRACKING.test(name));
  kept.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  const path = pathname.replace(DEFAULT_PAGE, '/').replace(/\/$/, '');
  return `${siteOf(hostname)}${port && `:${port}`}${path}${query}`;
}

/** The host of an address, as `siteOf` spells it. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? siteOf(new URL(address).hostname) : '';
}
