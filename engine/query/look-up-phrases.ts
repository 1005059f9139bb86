import type { PhraseKind } from '@/engine/build/write-names';
import { TOPIC_PREFIX } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { stemKey, stemKeyIn } from '@/engine/text/phrases';
import type { Token } from '@/engine/text/tokenize';

/** What a phrase stands for: the token of a topic or a concept. */
export type Synonym = { token: string; kind: PhraseKind };

/** All that a phrase stands for. `key` is its stem key. */
export function synonymsOf({ database }: CatalogIndex, key: string): Synonym[] {
  return database
    .recall<[string, PhraseKind]>('SELECT token, kind FROM phrases WHERE key = ? ORDER BY token', key)
    .map(([token, kind]) => ({ token, kind }));
}

/**
 * All that these words stand for, in any of their forms: by the rules of their script, else by those of the first of these
 * languages in which they stand for something.
 */
export function synonymsIn(
  index: CatalogIndex,
  tokens: Pick<Token, 'surface'>[],
  languages: readonly string[],
): Synonym[] {
  const found = synonymsOf(index, stemKey(tokens));
  if (found.length > 0) return found;
  for (const language of languages) {
    const there = synonymsOf(index, stemKeyIn(tokens, language));
    if (there.length > 0) return there;
  }
  return [];
}

/** Kinds of names of a topic, the surest first. */
const NAMES: readonly PhraseKind[] = ['topic', 'same', 'alias'];

/** Slugs of the topics that these words name, by their names before their aliases. */
export function topicsNamed(
  index: CatalogIndex,
  tokens: Pick<Token, 'surface'>[],
  languages: readonly string[] = [],
): string[] {
  const found = synonymsIn(index, tokens, languages).filter(({ token }) => token.startsWith(TOPIC_PREFIX));
  return NAMES.flatMap((name) =>
    found.filter(({ kind }) => kind === name).map(({ token }) => token.slice(TOPIC_PREFIX.length)),
  );
}
