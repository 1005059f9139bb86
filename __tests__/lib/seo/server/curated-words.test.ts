import { readSearch } from '@/lib/search/search-url';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { isIndexed } from '@/lib/seo/indexing-policy';
import { type Curated, curatedWords, indexingPolicyOf, listTopic } from '@/lib/seo/server/curated-words';

const engine = {
  version: async () => 'v1',
  overview: async () => ({
    subjects: [
      {
        name: 'Languages',
        count: 9,
        topics: [
          { slug: 'spanish', name: 'Spanish', subject: 'Languages', count: 9 },
          { slug: 'greek', name: 'Greek', subject: 'Languages', count: 4 },
          { slug: 'sign-language', name: 'Sign language', subject: 'Languages', count: 5 },
          { slug: 'javascript', name: 'JavaScript', subject: 'Languages', count: 5 },
          { slug: 'machine-learning', name: 'Machine learning', subject: 'Languages', count: 5 },
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
const policy = (words: string, query = {}) => indexingPolicyOf(readSearch(words, query), curated);
const listed = (words: string, query = {}) => listTopic(readSearch(words, query), curated).ofTopic;

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
    expect(policy('sign-language')).toEqual({ policy: 'alias', page: 'sign language' });
  });

  it('keeps every other search out of search engines', () => {
    for (const other of [
      policy('anything'),
      policy('spanish', { level: 'beginner' }),
      policy('spanish', { sort: 'newest' }),
      policy('spanish', { text: 'topic' }),
      policy('data scientist'),
      policy('greek'),
      policy('js', { page: '2' }),
    ]) {
      expect(other.policy).toBe('search');
      expect(isIndexed(other.policy)).toBe(false);
    }
    expect(isIndexed(policy('spanish', { page: '2' }).policy)).toBe(false);
  });
});

describe('the words of a topic', () => {
  it('list its courses, in any letters, by another name, filtered and on any page', () => {
    for (const words of ['spanish', 'SPANISH', 'greek']) expect(listed(words)).toBe(words.toLowerCase());
    expect(listed('js')).toBe('javascript');
    expect(listed('sign-language')).toBe('sign-language');
    expect(listed('spanish', { level: 'beginner', sort: 'newest', page: '2' })).toBe('spanish');
  });

  it('are words like any others where the address says so, or where more are said', () => {
    expect(listed('spanish guitar')).toBeUndefined();
    for (const query of [{ text: 'topic' }, { exact: '1' }, { without: 'grammar' }])
      expect(listed('spanish', query)).toBeUndefined();
  });
});
