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
const policy = (words: string, query = {}, total = 9) =>
  indexingPolicyOf(readSearch(words, query), { total }, curated);

describe('the indexing policy of a results page', () => {
  it('is that of a landing page for the first, unfiltered page of a topic', () => {
    expect(policy('spanish')).toEqual({ policy: 'landing', page: 'spanish' });
    expect(policy('spanish', { page: '2' })).toEqual({ policy: 'further-page', page: 'spanish' });
  });

  it('leads another case and other words for a topic to its page', () => {
    expect(policy('Spanish')).toEqual({ policy: 'alias', page: 'spanish' });
    expect(policy('js')).toEqual({ policy: 'alias', page: 'javascript' });
    expect(policy('JS')).toEqual({ policy: 'alias', page: 'javascript' });
    expect(policy('машинное обучение').page).toBe('machine learning');
  });

  it('keeps every other search out of search engines', () => {
    for (const other of [
      policy('anything'),
      policy('spanish', { level: 'beginner' }),
      policy('spanish', { sort: 'newest' }),
      policy('spanish', {}, 2),
      policy('greek'),
      policy('js', { page: '2' }),
    ]) {
      expect(other.policy).toBe('search');
      expect(isIndexed(other.policy)).toBe(false);
    }
    expect(isIndexed(policy('spanish', { page: '2' }).policy)).toBe(false);
  });
});
