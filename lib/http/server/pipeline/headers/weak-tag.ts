import type { ServerResponse } from 'node:http';

/** Makes the ETag of an answer a weak one: Next's names the page, whether it is compressed or not. */
export function weakenTag(res: ServerResponse): void {
  const tag = res.getHeader('etag');
  if (typeof tag === 'string' && tag.startsWith('"')) res.setHeader('ETag', `W/${tag}`);
}
