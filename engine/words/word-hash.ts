/** 32 bits of a folded word (FNV-1a with a final mix): words are known by them, and not spelled out. */
export function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The position of a hash in a sorted list, or -1. */
export function positionOf(hashes: Uint32Array, hash: number): number {
  let from = 0;
  let to = hashes.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
