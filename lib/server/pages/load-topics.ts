import { assertServer } from '@/lib/assert-server';
import type { TopicsPage } from '@/lib/pages/topics';
import type { Unavailable } from '@/lib/pages/unavailable.types';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { type Outcome, unlessUnavailable } from './outcome';

assertServer('lib/server/pages/load-topics');

export function loadTopics(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<TopicsPage | Unavailable>> {
  return unlessUnavailable<TopicsPage | Unavailable>({ unavailable: true }, async () => {
    const { subjects } = await catalog.overview();
    const shown = subjects.map(({ name, count, topics }) => ({ name, count, topics }));
    return {
      kind: 'found',
      props: { names: shown.map(({ name }) => name), shown: { subjects: shown } },
      indexed: true,
      shared: true,
    };
  });
}
