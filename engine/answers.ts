import type { CatalogIndex } from '@/engine/format/course-store.types';
import { readOverview } from '@/engine/retrieve/near-topics';
import type { CatalogOverview } from '@/lib/course/overview.types';
import type { Search, SearchAnswer, Suggestion } from '@/lib/search/search.types';
import type {
  AddedCourse,
  CourseLookup,
  DatedCourse,
  ListedLesson,
  SearchEngine,
  SearchSummary,
} from '@/lib/search/server/search-engine.types';
import { listAdded, listDated } from './list-added';
import { listLessons } from './list-lessons';
import { lookUpCourse } from './look-up-course';
import { type FoundCache, findOnce, runSearch } from './run-search';
import { suggest } from './suggest';
import { summariseSearch } from './summarise-search';

/** All that an index can be asked, with synchronous answers. */
export type Answers = {
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
};

/** The answers of an index; `cache` keeps what searches found. */
export function answersFrom(index: CatalogIndex, cache?: FoundCache): Answers {
  const kept = cache ? { cache } : {};
  return {
    search: (search, options) => runSearch(index, search, { ...options, ...kept }),
    suggest: (prefix, limit) => suggest(index, prefix, limit),
    findCourse: (id, options) => lookUpCourse(index, id, options),
    findByKeys: (keys) => index.store.keyed(keys),
    overview: () => readOverview(index),
    listCourseIds: (offset, limit) => index.store.ids(offset, limit),
    listDated: (offset, limit) => listDated(index, offset, limit),
    listLessons: (offset, limit) => listLessons(index, offset, limit),
    listAdded: (topic, limit) => listAdded(index, topic, limit),
    summarise: (search) => summariseSearch(index, findOnce(index, search, kept)),
    version: () => index.version,
    close: () => index.close(),
  };
}

/** Wraps it in the asynchronous interface of the site. */
export function asSearchEngine(engine: Answers): SearchEngine {
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
    warning: () => undefined,
    close: async () => engine.close(),
  };
}
