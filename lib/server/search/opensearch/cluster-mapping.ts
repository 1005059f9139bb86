import { FACETS } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/search/opensearch/cluster-mapping');

/** Deepest result that can be opened: as many pages as an address can say. */
export const MAX_RESULTS = 24_000;
/** Courses up to which one shard holds a catalogue. */
const SHARD = 2_000_000;

export const coursesIndex = (alias: string, version: string): string => `${alias}-${version}`;
export const namesIndex = (alias: string, version: string): string => `${alias}-${version}.names`;

/** What `_meta` of an index says once it is loaded. */
export type ClusterMeta = { version: string; schema: number; courses: number; complete: boolean };

// Words come in folded, cut and stemmed by this site's own rules, the same for documents and for searches:
// synonyms are words too ("=machine-learning"). The cluster has only to cut at spaces.
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
      /** The title as it is written, for beginnings. */
      title_words: list,
      /** Words that a typing mistake can be mended with. */
      vocabulary: list,
      exact: keyword,
      other_ids: keyword,
      /** What tells the course among those of live sources (lib/courses/course-keys). */
      keys: keyword,
      facet: {
        properties: Object.fromEntries(FACETS.map((name) => [name, keyword])),
      },
      hours: { type: 'float' },
      year: { type: 'short' },
      /** Day on which it came into the catalogue. */
      added: { type: 'date' },
      /** Place in the order of popularity, from 1. */
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
      /** Whole names and phrases by which it is recognised in a search. */
      keys: keyword,
      words: list,
      courses: { type: 'integer' },
      /** Whether its name alone makes a filter. */
      is_filter: { type: 'boolean' },
      body: kept,
    },
  },
});
