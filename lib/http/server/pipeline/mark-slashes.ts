import type { IncomingMessage } from 'node:http';

/** The address of a search: its words, the slashes after them, and its parameters. */
const SEARCH = /^\/+search\/+([^/?#]+)(\/*)(\?.*)?$/is;
/** The search form's address, with a slash before its parameters. */
const FORM = /^\/+search\/+(\?.*)$/is;

/**
 * Lets the page of a search redirect from an address with a slash too many, or with its name in capitals: it gets a space
 * too many instead. Next would redirect first, and the page again where the words are spelled in another way too.
 */
export function markSlashes(req: IncomingMessage): void {
  const { url = '/' } = req;
  const [, words, , parameters = ''] = SEARCH.exec(url) ?? [];
  if (words !== undefined && !url.startsWith(`/search/${words}?`) && url !== `/search/${words}`)
    req.url = `/search/${words}%20${parameters}`;
  const [, asked] = FORM.exec(url) ?? [];
  if (asked !== undefined) req.url = `/search${asked}`;
}
