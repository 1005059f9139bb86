import { LRUCache } from 'lru-cache';
import type { SearchAnswer } from '@/lib/search/search.types';
import type { SearchEngine } from '@/lib/server/catalog/engine.types';
import { assertServer } from '@/lib/server/guard';
import { courseKeys } from './course-keys';

assertServer('lib/server/sources/known-keys');

const MAX_COURSES = 5_000;
const cache = new LRUCache<string, string[]>({ max: MAX_COURSES });

/** What the visitor has before their eyes already: a live source need not show it again. */
export async function knownKeys(
  catalog: Pick<SearchEngine, 'findCourse'>,
  { results, indexVersion }: Pick<SearchAnswer, 'results' | 'indexVersion'>,
): Promise<string[]> {
  const keys = await Promise.all(
    results.map(async (card) => {
      const name = `${indexVersion} ${card.id}`;
      const before = cache.get(name);
      if (before) return before;
      const lookup = await catalog.findCourse(card.id);
      const found = courseKeys(lookup.kind === 'found' ? lookup.course : card);
      cache.set(name, found);
      return found;
    }),
  );
  return keys.flat();
}
