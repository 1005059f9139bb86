import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import { canonicalWords } from '@/lib/search/query-spelling';
import { readSearch } from '@/lib/search/search-url';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';

assertServer('lib/server/seo/page-totals');

/** Totals by index version and words. */
const totals = new LRUCache<string, number>({ max: 5_000 });

/**
 * The topics with the number of courses that their pages show. A page is a search for the topic's name, which
 * finds titles too, so it can show more courses than have the topic. One search at a time, so that visitors'
 * searches do not wait; each is counted once per index version.
 */
export async function withPageTotals<Topic extends { name: string; count: number }>(
  engine: Pick<SearchEngine, 'search' | 'version'>,
  topics: readonly Topic[],
): Promise<Topic[]> {
  const version = await engine.version();
  const counted: Topic[] = [];
  for (const topic of topics) {
    const words = canonicalWords(topic.name);
    const key = `${version} ${words}`;
    const count = totals.get(key) ?? (await engine.search(readSearch(words, {}))).total;
    totals.set(key, count);
    counted.push({ ...topic, count });
  }
  return counted;
}
