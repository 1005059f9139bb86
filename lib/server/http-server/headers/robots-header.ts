import type { ServerResponse } from 'node:http';
import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/http-server/headers/robots-header');

/**
 * Says of every error and of every answer of a preview that it must not be indexed, whatever its page said. Error pages
 * are static files, and no page of theirs could set a header.
 */
export function setRobotsHeader(res: ServerResponse, status: number, preview: boolean): void {
  if (preview) res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  else if (status >= 400) res.setHeader('X-Robots-Tag', 'noindex, follow');
}
