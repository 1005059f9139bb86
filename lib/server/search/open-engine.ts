import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import type { CatalogOverview } from '@/lib/courses/overview.types';
import type { Search, SearchAnswer, Suggestion } from '@/lib/search/search.types';
import { openIndex, type SharedArrays } from '@/lib/server/search-index/open-index';
import { listAdded, listDated } from './list-added';
import { listLessons } from './list-lessons';
import { listCourseIds, lookUpCourse } from './look-up-course';
import { lookUpKeys } from './look-up-keys';
import { readOverview } from './near-topics';
import { type Found, findOnce, runSearch } from './run-search';
import type {
  AddedCourse,
  CourseLookup,
  DatedCourse,
  ListedLesson,
  SearchEngine,
  SearchSummary,
} from './search-engine.types';
import { suggest } from './suggest';
import { summariseSearch } from './summarise-search';

assertServer('lib/server/search/open-engine');

/** A search engine with synchronous answers, for worker threads, scripts and tests. */
export type SyncEngine = {
  search(search: Search, options?: { explain?: boolean }): SearchAnswer;
  suggest(prefix: string, limit: number): Suggestion[];
  findCourse(id: string, options?: { related?: boolean }): CourseLookup;
  findByKeys(keys: string[]): [key: string, id: string][];
  overview(): CatalogOverview;
  listCourseIds(offset: number, limit: number): string[];
  listDated(offset: number, limit: number): DatedCourse[];
  listLessons(offset: number, limit: number): ListedLesson[];
  listAdded(topic: string | undefined, limit: number): AddedCourse[];
  summarise(search: Search): SearchSummary;
  version(): string;
  close(): void;
  /** Arrays with which another thread can open the same index. */
  readonly arrays: SharedArrays;
};

/**
 * Maximum number of cached rows, four bytes each: the pages and sort orders of one search are often requested
 * in turn.
 */
const CACHED_ROWS = 500_000;

/**
 * Opens an index file. `shared` are the arrays of another thread's engine. Without `remember`, every search
 * is computed anew.
 * @throws Error when there is no complete index at this path.
 */
export function openEngine(
  file: string,
  { shared, remember = true }: { shared?: SharedArrays | undefined; remember?: boolean } = {},
): SyncEngine {
  const index = openIndex(file, shared);
  const cache = new LRUCache<string, Found>({
    max: 200,
    maxSize: CACHED_ROWS,
    sizeCalculation: ({ ordered }) => ordered.others.length + 1,
  });
  const kept = remember ? { cache } : {};
  return {
    arrays: index.arrays,
    search: (search, options) => runSearch(index, search, { ...options, ...kept }),
    suggest: (prefix, limit) => suggest(index, prefix, limit),
    findCourse: (id, options) => lookUpCourse(index, id, options),
    findByKeys: (keys) => lookUpKeys(index, keys),
    overview: () => readOverview(index),
    listCourseIds: (offset, limit) => listCourseIds(index, offset, limit),
    listDated: (offset, limit) => listDated(index, offset, limit),
    listLessons: (offset, limit) => listLessons(index, offset, limit),
    listAdded: (topic, limit) => listAdded(index, topic, limit),
    summarise: (search) => summariseSearch(index, findOnce(index, search, kept)),
    version: () => index.version,
    close: () => index.close(),
  };
}

/** Wraps it in the asynchronous interface of the site. */
export function asSearchEngine(engine: SyncEngine): SearchEngine {
  return {
    search: async (search, options) => engine.search(search, options),
    suggest: async (prefix, limit) => engine.suggest(prefix, limit),
    findCourse: async (id, options) => engine.findCourse(id, options),
    findByKeys: async (keys) => engine.findByKeys(keys),
    overview: async () => engine.overview(),
    listCourseIds: async (offset, limit) => engine.listCourseIds(offset, limit),
    listDated: async (offset, limit) => engine.listDated(offset, limit),
    listLessons: async (offset, limit) => engine.listLessons(offset, limit),
    listAdded: async (topic, limit) => engine.listAdded(topic, limit),
    summarise: async (search) => engine.summarise(search),
    version: async () => engine.version(),
    close: async () => engine.close(),
  };
}
