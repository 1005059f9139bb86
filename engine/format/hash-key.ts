import { createHash } from 'node:crypto';

const HASH_BYTES = 6;

/** A short hash of a key. Two keys can share a hash, so callers must compare the keys too. */
export function hashKey(key: string): number {
  return createHash('sha1').update(key).digest().readUIntBE(0, HASH_BYTES);
}
