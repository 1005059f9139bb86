import type { ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

/** What Next says of a page that says nothing itself. */
const OF_NEXT = 'private, no-cache, no-store, max-age=0, must-revalidate';
const PAGES: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path));

/** Says how a page without data may be kept: it is the same for everybody. */
export function setStaticPageHeader(res: ServerResponse, status: number): void {
  const isPage = status === 200 && String(res.getHeader('content-type')).startsWith('text/html');
  const said = res.getHeader('cache-control');
  if (isPage && (said === undefined || said === OF_NEXT) && PAGES.has(pathOf(res.req?.url ?? '')))
    cachePublicly(res);
}
