import { fnv } from '@/lib/format/fnv';

/**
 * A short hash of some content, for cache busting; not cryptographic. Written by hand because the browser's
 * own digests are asynchronous, and it is needed while a page renders.
 */
export function contentHash(content: readonly unknown[]): string {
  const text = JSON.stringify(content);
  return fnv(text).toString(36) + fnv(text, 0x2f0b4c47).toString(36);
}
