import type { IncomingMessage, ServerResponse } from 'node:http';
import { localePrefix, prefixOf } from '@/lib/locale/locale-path';
import type { Locale } from '@/lib/locale/locales';
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
