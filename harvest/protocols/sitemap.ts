import { gunzipSync } from 'node:zlib';
import { extractHtmlPage } from '@/harvest/extractors/html-page';
import { extractSitemap, type SitemapPage } from '@/harvest/extractors/sitemap';
import { SourceFault } from '@/harvest/harvest-error';
import { readPage } from './read-page';
import type { Step, Walk } from './walk.types';

const MOST_SITEMAPS = 1_000;
const MOST_PAGES = 500_000;
const MAX_PAGE = 3_000_000;
const MAX_SITEMAP = 60_000_000;
/** So many pages after another without an answer: the site is in trouble, and is left. */
const MOST_SILENT = 5;

const HTML_TYPES = ['text/html', 'application/xhtml+xml'];

function unpack(body: Buffer): string {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  try {
    return (isPacked ? gunzipSync(body, { maxOutputLength: MAX_SITEMAP }) : body).toString('utf8');
  } catch (cause) {
    throw new SourceFault('shape', 'a sitemap cannot be unpacked', { cause });
  }
}

/** The pages that the site's sitemaps list, each once. Sitemaps of other hosts are not read. */
async function listPages(walk: Walk): Promise<SitemapPage[]> {
  const { host } = new URL(walk.source.origin);
  const queue = [walk.source.origin, ...walk.source.parts];
  const asked = new Set<string>();
  const pages = new Map<string, SitemapPage>();
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (asked.has(address) || new URL(address).host !== host) continue;
    if (asked.size >= MOST_SITEMAPS)
      throw new SourceFault('shape', `${host} has more than ${MOST_SITEMAPS} sitemaps`);
    asked.add(address);
    const answer = await walk.ask(address, { types: 'any', maxBytes: MAX_SITEMAP });
    const sitemap = extractSitemap(unpack(answer.body));
    queue.push(...sitemap.sitemaps);
    for (const page of sitemap.pages) {
      const { host: own, pathname } = new URL(page.address);
      const isWanted =
        walk.source.paths.length === 0 || walk.source.paths.some((path) => pathname.startsWith(path));
      if (own === host && isWanted && pages.size < MOST_PAGES) pages.set(page.address, page);
    }
  }
  if (pages.size === 0) throw new SourceFault('shape', `${walk.source.origin} lists no page`);
  return [...pages.values()];
}

/** Reads the pages of a site that its sitemap lists; a page that has not changed since is not asked for. */
export async function* walkSitemap(walk: Walk): AsyncGenerator<Step> {
  const pages = await listPages(walk);
  let read = 0;
  let silent = 0;
  for (const { address, lastModified } of pages) {
    walk.signal?.throwIfAborted();
    walk.onProgress(++read, pages.length);
    if (walk.done.has(address)) continue;
    const known = walk.known(address);
    if (known && lastModified && known.lastModified === lastModified) {
      yield { ...known, same: true, drafts: [] };
      continue;
    }
    try {
      const answer = await walk.ask(address, { types: HTML_TYPES, maxBytes: MAX_PAGE, etag: known?.etag });
      silent = 0;
      const mark = {
        step: address,
        ...(answer.etag && { etag: answer.etag }),
        ...(lastModified && { lastModified }),
      };
      if (answer.status === 304 && known) {
        yield { ...known, ...mark, same: true, drafts: [] };
        continue;
      }
      const page = await readPage(() => extractHtmlPage(answer.body.toString('utf8'), answer.url.href));
      // Without its version, a page that cannot be read now is read again in the next run.
      yield { ...(page.unreadable ? { step: address } : mark), ...page };
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      // One page that is gone, forbidden or odd is one page; a site that is silent is left.
      const isSilent = error.kind === 'away' || error.kind === 'busy';
      if (isSilent && ++silent >= MOST_SILENT) throw error;
      yield { step: address, drafts: [] };
    }
  }
}
