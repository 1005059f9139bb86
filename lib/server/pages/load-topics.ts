import { assertServer } from '@/lib/assert-server';
import type { Subject } from '@/lib/courses/overview.types';
import type { Unavailable } from '@/lib/pages/unavailable.types';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { type Outcome, unlessUnavailable } from './outcome';

assertServer('lib/server/pages/load-topics');

export type TopicsView = { subjects: Subject[] };

export function loadTopics(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<TopicsView | Unavailable>> {
  return unlessUnavailable<TopicsView | Unavailable>({ unavailable: true }, async () => {
    const { subjects } = await catalog.overview();
    const props = { subjects: subjects.map(({ name, count, topics }) => ({ name, count, topics })) };
    return { kind: 'found', props, indexed: true, shared: true };
  });
}
