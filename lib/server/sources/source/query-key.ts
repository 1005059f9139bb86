import { createHash } from 'node:crypto';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/source/query-key');

/** The words of a search as sources tell them apart: case, accents' encoding and spaces make no difference. */
export function normalizeQuery(words: string): string {
  return words.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A short name for a normalised query, so that a key holds nothing that somebody typed. */
export function queryKey(words: string): string {
  return createHash('sha256').update(normalizeQuery(words)).digest('base64url').slice(0, 32);
}
