/** FNV-1a over UTF-16 units: the same on every machine, and well distributed for similar texts. */
export function fnv(text: string, start = 0x811c9dc5): number {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
