import type { ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

const PAGES: ReadonlySet<string> = new Set(sitePages.map(({ path }) => path));

/** Says how a page may be kept that is a file of the build: it is the same for everybody. Next says nothing of it, or a year. */
export function setStaticPageHeader(res: ServerResponse, status: number): void {
  const isPage = status === 200 && String(res.getHeader('content-type')).startsWith('text/html');
  const said = res.getHeader('cache-control');
  const isForAYear = String(said).startsWith('s-maxage=');
  if (isPage && (said === undefined || isForAYear) && PAGES.has(pathOf(res.req?.url ?? '')))
    cachePublicly(res);
}
