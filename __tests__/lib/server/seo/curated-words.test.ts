/** @jest-environment node */

import { readSearch } from '@/lib/search/search-url';
import { isIndexed } from '@/lib/seo/indexing-policy';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { type Curated, curatedWords, indexingPolicyOf } from '@/lib/server/seo/curated-words';

const engine = {
  version: async () => 'v1',
  overview: async () => ({
    subjects: [
      {
        name: 'Languages',
        count: 9,
        topics: [
          { slug: 'spanish', name: 'Spanish', subject: 'Languages', count: 9 },
          { slug: 'greek', name: 'Greek', subject: 'Languages', count: 2 },
        ],
        picks: [],
      },
    ],
  }),
} as unknown as SearchEngine;

let curated: Curated;
beforeAll(async () => {
  curated = await curatedWords(engine);
});
const standing = (words: string, query = {}, total = 9) =>
  indexingPolicyOf(readSearch(words, query), { total }, curated);

describe('the standing of a results page', () => {
  it('is that of a landing page for the first, unfiltered page of a topic', () => {
    expect(standing('spanish')).toEqual({ standing: 'landing', page: 'spanish' });
    expect(standing('spanish', { page: '2' })).toEqual({ standing: 'further-page', page: 'spanish' });
  });

  it('leads another case and other words for a topic to its page', () => {
    expect(standing('Spanish')).toEqual({ standing: 'alias', page: 'spanish' });
    expect(standing('js')).toEqual({ standing: 'alias', page: 'javascript' });
    expect(standing('JS')).toEqual({ standing: 'alias', page: 'javascript' });
    expect(standing('машинное обучение').page).toBe('machine learning');
  });

  it('keeps every other search out of search engines', () => {
    for (const other of [
      standing('anything'),
      standing('spanish', { level: 'beginner' }),
      standing('spanish', { sort: 'newest' }),
      standing('spanish', {}, 2),
      standing('greek'),
      standing('js', { page: '2' }),
    ]) {
      expect(other.standing).toBe('search');
      expect(isIndexed(other.standing)).toBe(false);
    }
    expect(isIndexed(standing('spanish', { page: '2' }).standing)).toBe(false);
  });
});
