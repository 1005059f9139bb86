import { ServerResponse } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { isPreview } from './is-preview';

assertServer('lib/server/seo/mark-unindexed');

/** What the header of an answer must say whatever its page said; nothing where the page may decide. */
export function forcedRobots(status: number, preview: boolean): string | undefined {
  if (preview) return 'noindex, nofollow';
  return status >= 400 ? 'noindex, follow' : undefined;
}

/**
 * From now on marks every answer with an error as not to be indexed, and every answer of a preview. Done where all
 * headers are written: error pages are static files, and no page of theirs could set a header.
 * @returns what undoes it
 */
export function markUnindexed(preview = isPreview()): () => void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = new Proxy(writeHead, {
    apply(target, response: ServerResponse, given: [number]) {
      const robots = forcedRobots(given[0], preview);
      if (robots && !response.headersSent) response.setHeader('X-Robots-Tag', robots);
      return Reflect.apply(target, response, given);
    },
  });
  return () => {
    ServerResponse.prototype.writeHead = writeHead;
  };
}
