import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** Maximum length of a user agent that is examined. */
const NAME_LETTERS = 512;

type Request = Pick<IncomingMessage, 'headers'>;

/**
 * Whether a request comes from a program: it names itself as one, it prefetches, or it sends no fetch
 * metadata. Browsers send fetch metadata on https sites and never on http sites.
 */
export function isAutomated({ headers }: Request, siteUrl: string): boolean {
  const name = headers['user-agent']?.slice(0, NAME_LETTERS);
  if (!name || isbot(name)) return true;
  if (/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose}`)) return true;
  return siteUrl.startsWith('https:') && headers['sec-fetch-site'] === undefined;
}

/** Whether a person navigates to a page: not an image or frame that another site embeds. */
export function isNavigation({ headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
