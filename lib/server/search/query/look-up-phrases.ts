import { assertServer } from '@/lib/assert-server';
import { TOPIC_SIGN } from '@/lib/server/search-index/build/analyse-course';
import type { PhraseKind } from '@/lib/server/search-index/build/write-names';
import type { CatalogIndex } from '@/lib/server/search-index/course-store.types';

assertServer('lib/server/search/query/look-up-phrases');

/** What a phrase stands for: the token of a topic or a concept. */
export type Synonym = { token: string; kind: PhraseKind };

/** All that a phrase stands for. `key` is its stem key. */
export function synonymsOf({ database }: CatalogIndex, key: string): Synonym[] {
  return database
    .recall<[string, PhraseKind]>('SELECT token, kind FROM phrases WHERE key = ? ORDER BY token', key)
    .map(([token, kind]) => ({ token, kind }));
}

const NAMES: ReadonlySet<PhraseKind> = new Set(['same', 'topic', 'alias']);

/** Slugs of the topics that a phrase names, by their names or aliases. */
export function topicsNamed(index: CatalogIndex, key: string): string[] {
  return synonymsOf(index, key)
    .filter(({ token, kind }) => NAMES.has(kind) && token.startsWith(TOPIC_SIGN))
    .map(({ token }) => token.slice(TOPIC_SIGN.length));
}
