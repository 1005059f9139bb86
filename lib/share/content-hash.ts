/** FNV-1a over UTF-16 units with a given starting value. */
function fnv(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * A short hash of some content, for cache busting; not cryptographic. Written by hand because the browser's
 * own digests are asynchronous, and it is needed while a page renders.
 */
export function contentHash(content: readonly unknown[]): string {
  const text = JSON.stringify(content);
  return fnv(text, 0x811c9dc5).toString(36) + fnv(text, 0x2f0b4c47).toString(36);
}
