import type { CatalogIndex } from '@/engine/format/course-store.types';
import { readOverview } from '@/engine/retrieve/near-topics';
import { besideLesson } from './beside-lesson';
import type { HostTypes } from './host.types';
import { lessonsOn } from './lessons-on';
import { listAdded, listDated } from './list-added';
import { listLessons } from './list-lessons';
import { lookUpCourse } from './look-up-course';
import { engineMethods } from './methods';
import { readWords } from './read-words';
import { type FoundCache, findOnce, firstCards, runSearch } from './run-search';
import type { CatalogMethods, SearchEngine } from './search-engine.types';
import { suggest } from './suggest';
import { summariseSearch } from './summarise-search';

/** All that an index can be asked, with synchronous answers. */
export type Answers<Host extends HostTypes = HostTypes> = CatalogMethods<Host> & { close(): void };

/** The answers of an index; `cache` keeps what searches found. */
export function answersFrom<Host extends HostTypes = HostTypes>(
  index: CatalogIndex,
  cache?: FoundCache,
): Answers<Host> {
  const withCache = cache ? { cache } : {};
  const answers: Answers = {
    search: (search, options) => runSearch(index, search, { ...options, ...withCache }),
    firstCards: (search) => firstCards(index, search),
    readWords: (words) => readWords(index, words),
    suggest: (prefix, limit, prefer) => suggest(index, prefix, limit, prefer),
    findCourse: (id, options) => lookUpCourse(index, id, options),
    findByKeys: (keys) => index.store.keyed(keys),
    overview: () => readOverview(index),
    listCourseIds: (offset, limit) => index.store.ids(offset, limit),
    listDated: (offset, limit) => listDated(index, offset, limit),
    listLessons: (offset, limit) => listLessons(index, offset, limit),
    besideLesson: (id, number) => besideLesson(index, id, number),
    lessonsOn: (topics, wanted) => lessonsOn(index, topics, wanted),
    listAdded: (topic, limit) => listAdded(index, topic, limit),
    summarise: (search) => summariseSearch(index, findOnce(index, search, withCache)),
    version: () => index.version,
    close: () => index.close(),
  };
  // Courses, cards and the overview in an index are those that the host gave.
  return answers as Answers<Host>;
}

/** Answers a question that comes by name. */
export const callMethod = (answers: Answers, method: keyof CatalogMethods, args: unknown[]): unknown =>
  (answers[method] as (...args: unknown[]) => unknown)(...args);

/** Wraps it in the asynchronous interface of the site. */
export const asSearchEngine = <Host extends HostTypes>(answers: Answers<Host>): SearchEngine<Host> => ({
  ...engineMethods<Host>(async (method, args) => callMethod(answers, method, args)),
  warning: () => undefined,
  close: async () => answers.close(),
});
