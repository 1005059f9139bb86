import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { isPageFolder } from '@/lib/http/server/route-label';
import { localePrefix, prefixOf } from '@/lib/locale/locale-path';
import type { Locale } from '@/lib/locale/locales';
import { plainPaths } from '@/lib/paths';
import { builtLocales } from '@/lib/server/translations';

/**
 * The locale that a request's address begins with, which is removed: all that follows knows the address in English. One
 * spelled in another way ("/ES/topics") leaves a slash too many, so that the address is redirected.
 */
export function takeLocale(req: IncomingMessage): Locale | undefined {
  const { url = '' } = req;
  const [first = ''] = /^\/+[a-zA-Z-]+(?=[/?#]|$)/.exec(url) ?? [];
  const locale = first
    ? (Object.keys(builtLocales()) as Locale[]).find(
        (one) => prefixOf(one) === first.toLowerCase().replace(/^\/+/, '/'),
      )
    : undefined;
  if (locale)
    req.url = (first === prefixOf(locale) ? '' : '/') + url.slice(first.length).replace(/^(?!\/)/, '/');
  return locale;
}

/** Keeps a redirect in the language of the request. */
export function keepLocale(res: ServerResponse): void {
  const [prefix, to] = [localePrefix(), res.getHeader('location')];
  if (prefix && typeof to === 'string' && /^\/(?!\/)/.test(to) && !`${to}/`.startsWith(`${prefix}/`))
    res.setHeader('Location', prefix + to.replace(/^\/$/, ''));
}

/** The address of a search: its words, the slashes after them, and its parameters. */
const SEARCH = /^\/+search\/+([^/?#]+)\/*(\?.*)?$/is;
/** The search form's address, with a slash before its parameters or with its name in capitals. */
const FORM = /^\/+search\/*(\?.*)?$/is;

/** The address of a search, with its words encoded as all links have them. */
function encoded(words: string): string {
  try {
    return plainPaths.search(decodeURIComponent(words));
  } catch {
    return `/search/${words}`;
  }
}

/**
 * Lets the page of a search redirect from an address with a slash too many, with its name in capitals, or with letters
 * encoded in another way ("c++"): it gets a space too many instead. Next would redirect first, and the page again where
 * the words are spelled in another way too.
 */
export function markSlashes(req: IncomingMessage): void {
  const { url = '/' } = req;
  const [, words, parameters = ''] = SEARCH.exec(url) ?? [];
  if (words !== undefined && url !== encoded(words) + parameters)
    req.url = `/search/${words}%20${parameters}`;
  const form = FORM.exec(url);
  if (form) req.url = `${plainPaths.searchForm()}${form[1] ?? ''}`;
}

/** The address of a page in its own letters, where a link has capitals or slashes too many: "/Topics", "//COURSE/git". */
function inRightCase(url: string): string | undefined {
  const [, first = '', rest = ''] = /^\/+([^/?#]+)(.*)$/s.exec(url) ?? [];
  const lower = first.toLowerCase();
  const right = `/${lower}${rest}`;
  return url !== right && isPageFolder(lower) ? right : undefined;
}

/** Redirects from an address that `inRightCase` mends. Returns whether it did. What follows the page's name has its own rules. */
export function redirectCase({ method, url = '/' }: IncomingMessage, res: ServerResponse): boolean {
  const right = method === 'GET' || method === 'HEAD' ? inRightCase(url) : undefined;
  if (right === undefined) return false;
  cachePublicly(res);
  res.writeHead(308, { Location: localePrefix() + right }).end();
  return true;
}
