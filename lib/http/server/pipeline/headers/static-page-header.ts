import type { ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

/** What Next says of a page that says nothing itself. */
const OF_NEXT = 'private, no-cache, no-store, max-age=0, must-revalidate';
const PAGES = new Map(sitePages.map((page) => [page.path, page]));

/** Says how a page without data may be kept: by everybody, or by nobody if it shows what one person has. */
export function setStaticPageHeader(res: ServerResponse, status: number): void {
  const isPage = String(res.getHeader('content-type')).startsWith('text/html');
  const page = isPage && status === 200 ? PAGES.get(pathOf(res.req?.url ?? '')) : undefined;
  const said = res.getHeader('cache-control');
  if (page?.personal) res.setHeader('Cache-Control', 'private, no-store');
  else if (page && (said === undefined || said === OF_NEXT)) cachePublicly(res);
}
