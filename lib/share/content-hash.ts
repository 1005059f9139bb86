/** FNV-1a over UTF-16 units, from a starting value of one's own. */
function fnv(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/**
 * A short name of a content: another content has another one. Not a secret: it only tells caches what is new.
 * Made by hand because the browser's own digests cannot be had before a page is drawn.
 */
export function contentHash(content: readonly unknown[]): string {
  const text = JSON.stringify(content);
  return fnv(text, 0x811c9dc5).toString(36) + fnv(text, 0x2f0b4c47).toString(36);
}
