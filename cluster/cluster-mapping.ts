import { SCOPES } from '@polymath/engine/files';
import { FACETS, MAX_PAGE, PAGE_SIZE, SORT_FIELDS } from '@polymath/engine/search';

/** The last result that can be opened. */
export const MAX_RESULTS = MAX_PAGE * PAGE_SIZE;
/** Maximum number of courses per shard. */
const COURSES_PER_SHARD = 2_000_000;
const PIECES_PER_SHARD = 10_000_000;

/**
 * What a version consists of: the courses as they are searched, their whole records, their lessons and chapters as they
 * are searched, and the dictionary in parts.
 */
export const PARTS = ['courses', 'records', 'pieces', 'dictionary'] as const;
export type Part = (typeof PARTS)[number];

/** The index of courses has the version's own name: the alias names it. */
export const indexOf = (alias: string, version: string, part: Part): string =>
  part === 'courses' ? `${alias}-${version}` : `${alias}-${version}.${part}`;

/** The `_meta` of the index of courses. `dictionary` has the number of its parts and its SHA-256. */
export type ClusterMeta = {
  version: string;
  schema: number;
  courses: number;
  complete: boolean;
  dictionary: { parts: number; sha256: string };
};

// Words are folded, split and stemmed by this site's own rules, both in documents and in queries; synonyms
// are words too ("=machine-learning"). The cluster only splits at spaces and never scores.
const words = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' } as const;
const keyword = { type: 'keyword' } as const;
const unread = { type: 'object', enabled: false } as const;

const settings = (shards: number, order?: string) => ({
  index: {
    number_of_shards: Math.max(1, Math.ceil(shards)),
    // A cluster of one machine has no replica, and is whole without.
    auto_expand_replicas: '0-1',
    max_result_window: MAX_RESULTS,
    refresh_interval: '-1',
    // The first courses of a set are the most popular ones, so that few documents are read for them.
    ...(order && { sort: { field: order, order: 'asc' } }),
  },
  analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
});

const mappingOf = (properties: object, more: object = {}) => ({
  mappings: { dynamic: 'strict', properties, ...more },
});

/** The settings and fields of each index of a version. */
export const definitions = (meta: ClusterMeta): Record<Part, object> => ({
  courses: {
    settings: settings(meta.courses / COURSES_PER_SHARD, 'rank'),
    ...mappingOf(
      {
        /** Position in the order of popularity, from 1: the row of the index file. */
        rank: { type: 'integer' },
        id: keyword,
        other_ids: keyword,
        /** Keys that identify the course among those of live sources (lib/course/course-keys). */
        keys: keyword,
        /** The title, and its leading course code, as a word key. */
        titled: keyword,
        /** The words of the title as written, for suggestions. */
        written: { ...words, index_prefixes: { min_chars: 1, max_chars: 3 } },
        /** The stems of the course by scope. */
        ...Object.fromEntries(SCOPES.map((scope) => [scope, words])),
        /** Numbers of the values in the dictionary. */
        facet: { properties: Object.fromEntries(FACETS.map((facet) => [facet, { type: 'integer' }])) },
        ...Object.fromEntries(SORT_FIELDS.map((field) => [field, { type: 'float' }])),
        /** Day on which the course was added to the catalogue. */
        added: keyword,
        /** Position among the courses that search engines are told of, from 1. */
        listed: { type: 'integer' },
        /** Position of the last lesson that search engines list, among those of all courses. */
        lessons_to: { type: 'integer' },
        /** The numbers of its words and values (pack-facts). */
        facts: { type: 'binary' },
        content: { type: 'binary', store: true },
        title_text: { type: 'keyword', index: false, doc_values: false },
        checked: { type: 'keyword', index: false, doc_values: false },
      },
      {
        _meta: meta,
        _source: { includes: ['id', 'keys', 'facts', 'title_text', 'added', 'checked'] },
      },
    ),
  },
  records: {
    settings: settings(meta.courses / COURSES_PER_SHARD),
    ...mappingOf({ card: unread, course: unread }),
  },
  pieces: {
    settings: settings(meta.courses / PIECES_PER_SHARD, 'piece'),
    ...mappingOf({ piece: { type: 'long' }, words }, { _source: { enabled: false } }),
  },
  dictionary: {
    settings: settings(1),
    ...mappingOf({ data: { type: 'binary' } }),
  },
});
