import { calledHere, topicName } from '@/lib/locale/topic-name';
import { isIndexedPage, type TopicsPage, type Unavailable } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import { type Outcome, unlessUnavailable } from './outcome';

export function loadTopics(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<TopicsPage | Unavailable>> {
  return unlessUnavailable<TopicsPage | Unavailable>({ unavailable: true }, async () => {
    const { subjects } = await catalog.overview();
    const shown = subjects.map(({ name, count, topics }) => ({
      name: topicName(name),
      count,
      topics: topics.map(calledHere),
    }));
    return {
      kind: 'found',
      props: { names: shown.map(({ name }) => name), shown: { subjects: shown } },
      indexed: isIndexedPage('/topics'),
      settled: true,
    };
  });
}
