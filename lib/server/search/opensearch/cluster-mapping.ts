import { assertServer } from '@/lib/assert-server';
import { FACETS } from '@/lib/search/search.types';

assertServer('lib/server/search/opensearch/cluster-mapping');

/** The last result that can be opened: the highest page number of an address. */
export const MAX_RESULTS = 24_000;
/** Maximum number of courses per shard. */
const SHARD = 2_000_000;

export const coursesIndex = (alias: string, version: string): string => `${alias}-${version}`;
export const namesIndex = (alias: string, version: string): string => `${alias}-${version}.names`;

/** The `_meta` of an index after loading. */
export type ClusterMeta = { version: string; schema: number; courses: number; complete: boolean };

// Words are folded, split and stemmed by this site's own rules, both in documents and in queries; synonyms
// are words too ("=machine-learning"). The cluster only splits at spaces.
const settings = (courses: number) => ({
  index: {
    number_of_shards: Math.max(1, Math.ceil(courses / SHARD)),
    max_result_window: MAX_RESULTS,
    refresh_interval: '-1',
  },
  analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
});

const words = { type: 'text', analyzer: 'words' } as const;
const list = { type: 'text', analyzer: 'words', norms: false } as const;
const keyword = { type: 'keyword' } as const;
const kept = { type: 'object', enabled: false } as const;

export const coursesMapping = (meta: ClusterMeta) => ({
  settings: settings(meta.courses),
  mappings: {
    dynamic: 'strict',
    _meta: meta,
    properties: {
      title: words,
      topics: words,
      people: words,
      more: words,
      /** The title as written, for prefix matches. */
      title_words: list,
      /** Words that typing mistakes are corrected to. */
      vocabulary: list,
      exact: keyword,
      other_ids: keyword,
      /** Keys that identify the course among those of live sources (lib/courses/course-keys). */
      keys: keyword,
      facet: {
        properties: Object.fromEntries(FACETS.map((name) => [name, keyword])),
      },
      hours: { type: 'float' },
      year: { type: 'short' },
      /** Day on which the course was added to the catalogue. */
      added: { type: 'date' },
      /** Position in the order of popularity, from 1. */
      rank: { type: 'integer' },
      popularity: { type: 'float' },
      card: kept,
      course: kept,
    },
  },
});

export const namesMapping = (meta: ClusterMeta) => ({
  settings: settings(1),
  mappings: {
    dynamic: 'strict',
    _meta: meta,
    properties: {
      kind: keyword,
      value: keyword,
      label: { type: 'keyword', index: false },
      subject: { type: 'keyword', index: false },
      /** Names and phrases that identify it in a search. */
      keys: keyword,
      /** Slugs of the topics that are part of this one. */
      narrower: { type: 'keyword', index: false },
      words: list,
      courses: { type: 'integer' },
      /** Whether its name alone becomes a filter. */
      is_filter: { type: 'boolean' },
      body: kept,
    },
  },
});
