import type { IncomingMessage } from 'node:http';
import { plainPaths } from '@/lib/paths';

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
