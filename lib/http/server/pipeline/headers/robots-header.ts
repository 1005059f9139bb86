import type { ServerResponse } from 'node:http';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

const UNINDEXED: ReadonlySet<string> = new Set(
  sitePages.filter(({ indexed }) => !indexed).map(({ path }) => path),
);

/**
 * Forbids indexing of every error, every page that the registry marks as not indexed and every answer of a preview,
 * whatever the page says: error pages and pages of learners are static files, which cannot set a header.
 */
export function setRobotsHeader(res: ServerResponse, status: number, preview: boolean): void {
  if (preview) res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  else if (status >= 400 || UNINDEXED.has(pathOf(res.req?.url ?? '/')))
    res.setHeader('X-Robots-Tag', 'noindex, follow');
}
