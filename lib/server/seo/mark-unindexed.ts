import { ServerResponse } from 'node:http';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';
import { assertServer } from '@/lib/server/guard';
import { isPreview } from './is-preview';

assertServer('lib/server/seo/mark-unindexed');

const UNINDEXED: ReadonlySet<string> = new Set(
  sitePages.filter(({ indexed }) => !indexed).map(({ path }) => path),
);

/** What the header of an answer must say whatever its page said; nothing where the page may decide. */
export function forcedRobots(status: number, url: string, preview: boolean): string | undefined {
  if (preview) return 'noindex, nofollow';
  return status >= 400 || UNINDEXED.has(pathOf(url)) ? 'noindex, follow' : undefined;
}

/**
 * From now on marks as not to be indexed: every answer with an error, every page that the registry says so of, and
 * every answer of a preview. Done where all headers are written: these pages are static files, and none of them could
 * set a header.
 * @returns what undoes it
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
