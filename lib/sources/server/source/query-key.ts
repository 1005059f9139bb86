import { createHash } from 'node:crypto';

/** Normalises the words of a search for sources: case, Unicode form and spaces make no difference. */
function normalizeQuery(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A hash of a normalised query, so that a key contains nothing that somebody typed. */
export function queryKey(words: string): string {
  return createHash('sha256').update(normalizeQuery(words)).digest('base64url').slice(0, 32);
}
