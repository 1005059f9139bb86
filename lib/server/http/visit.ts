import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/visit');

/** Of the name of a browser or program: longer ones say nothing more. */
const NAME_LETTERS = 512;

type Request = Pick<IncomingMessage, 'headers'>;

/**
 * Whether a request comes from a program: one that names itself, one that fetches ahead, or one that does not say
 * where the request comes from. Every browser says that of an encrypted site, and of a plain one none does.
 */
export function isAutomatic({ headers }: Request, siteUrl: string): boolean {
  const name = headers['user-agent']?.slice(0, NAME_LETTERS);
  if (!name || isbot(name)) return true;
  if (/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose}`)) return true;
  return siteUrl.startsWith('https:') && headers['sec-fetch-site'] === undefined;
}

/** Whether somebody opens a page, from wherever: another site cannot make a browser load it as a picture or frame. */
export function isOpened({ headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
