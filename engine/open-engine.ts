import { LRUCache } from 'lru-cache';
import { fileStore } from '@/engine/file-store/file-store';
import type { SharedArrays } from '@/engine/format/dictionary';
import { openIndex } from '@/engine/format/open-index';
import { type Answers, answersFrom } from './answers';
import type { CourseRules, HostTypes } from './host.types';
import type { FoundSearch } from './run-search';

/** A search engine on an index file, for worker threads, scripts and tests. */
export type SyncEngine<Host extends HostTypes = HostTypes> = Answers<Host> & {
  /** Arrays with which another thread can open the same index. */
  readonly arrays: SharedArrays;
};

/**
 * Maximum number of cached rows, four bytes each: the pages and sort orders of one search are often requested
 * in turn.
 */
const CACHED_ROWS = 500_000;

/**
 * Opens an index file. `rules` are those with which it was built. `shared` are the arrays of another thread's engine. Without `remember`, every search
 * is computed anew.
 * @throws Error when there is no complete index at this path.
 */
export function openEngine<Host extends HostTypes>(
  file: string,
  rules: CourseRules<Host>,
  { shared, remember = true }: { shared?: SharedArrays | undefined; remember?: boolean } = {},
): SyncEngine<Host> {
  const opened = openIndex(file, shared);
  const index = { ...opened, rules, store: fileStore(opened, rules) };
  const cache = new LRUCache<string, FoundSearch>({
    max: 200,
    maxSize: CACHED_ROWS,
    sizeCalculation: ({ shared: { total } }) => total + 1,
  });
  return { ...answersFrom<Host>(index, remember ? cache : undefined), arrays: opened.arrays };
}
