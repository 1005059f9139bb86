import { join } from 'node:path';
import { assertServer } from '@/lib/assert-server';
import type { CatalogOverview } from '@/lib/courses/overview.types';
import { canonicalWords } from '@/lib/search/query-spelling';
import { readSearch } from '@/lib/search/search-url';
import { openEngine, type SyncEngine } from '@/lib/server/search/open-engine';
import { INDEX_FILE } from '@/lib/server/search-index/index-schema';
import { openDatabase } from '@/lib/server/search-index/open-database';

assertServer('lib/server/index-build/write-topic-results');

/** The overview with the number of courses that the page of each topic finds. */
function withResults(engine: Pick<SyncEngine, 'overview' | 'search'>): CatalogOverview {
  const overview = engine.overview();
  const resultsOf = (name: string) => engine.search(readSearch(canonicalWords(name), {})).total;
  return {
    ...overview,
    subjects: overview.subjects.map((subject) => ({
      ...subject,
      topics: subject.topics.map((topic) => ({ ...topic, results: resultsOf(topic.name) })),
    })),
  };
}

/**
 * Counts what the pages of the topics find, once for all servers, and stores it in the finished index of this folder: a
 * server that ran these searches itself would need seconds for its first page of topics.
 */
export function writeTopicResults(folder: string): void {
  const file = join(folder, INDEX_FILE);
  const engine = openEngine(file, { remember: false });
  let overview: CatalogOverview;
  try {
    overview = withResults(engine);
  } finally {
    engine.close();
  }
  const database = openDatabase(file, 'write');
  try {
    database.run("UPDATE meta SET value = ? WHERE key = 'overview'", JSON.stringify(overview));
  } finally {
    database.close();
  }
}
