import { ServerResponse } from 'node:http';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';
import { assertServer } from '@/lib/server/guard';
import { isPreview } from './is-preview';

assertServer('lib/server/seo/mark-unindexed');

const UNINDEXED: ReadonlySet<string> = new Set(
  sitePages.filter(({ indexed }) => !indexed).map(({ path }) => path),
);

/** The robots header that an answer must have whatever its page says; undefined if the page decides. */
export function forcedRobots(status: number, url: string, preview: boolean): string | undefined {
  if (preview) return 'noindex, nofollow';
  return status >= 400 || UNINDEXED.has(pathOf(url)) ? 'noindex, follow' : undefined;
}

/**
 * Adds noindex to every error answer, to every page that the registry marks as not indexed, and to every answer of
 * a preview. It is done where all headers are written, because these pages are static files that cannot set headers.
 * @returns a function that undoes it
 */
export function markUnindexed(preview = isPreview()): () => void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = new Proxy(writeHead, {
    apply(target, response: ServerResponse, given: [number]) {
      const robots = forcedRobots(given[0], response.req?.url ?? '', preview);
      if (robots && !response.headersSent) response.setHeader('X-Robots-Tag', robots);
      return Reflect.apply(target, response, given);
    },
  });
  return () => {
    ServerResponse.prototype.writeHead = writeHead;
  };
}
