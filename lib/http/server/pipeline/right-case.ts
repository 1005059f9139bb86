import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { isPageFolder } from '@/lib/http/server/route-label';
import { localePrefix } from '@/lib/locale/locale-path';

/** The address of a page in its own letters, where a link has capitals or slashes too many: "/Topics", "//COURSE/git". */
function inRightCase(url: string): string | undefined {
  const [, first = '', rest = ''] = /^\/+([^/?#]+)(.*)$/s.exec(url) ?? [];
  const lower = first.toLowerCase();
  const right = `/${lower}${rest}`;
  return url !== right && isPageFolder(lower) ? right : undefined;
}

/** Redirects from an address that `inRightCase` mends. Returns whether it did. What follows the page's name has its own rules. */
export function redirectCase({ method, url = '/' }: IncomingMessage, res: ServerResponse): boolean {
  const right = method === 'GET' || method === 'HEAD' ? inRightCase(url) : undefined;
  if (right === undefined) return false;
  cachePublicly(res);
  res.writeHead(308, { Location: localePrefix() + right }).end();
  return true;
}
