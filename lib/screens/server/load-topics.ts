import { topicName } from '@/lib/locale/topic-name';
import { isIndexedPage, type TopicsPage, type Unavailable } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import { topicHere } from '@/lib/seo/server';
import { type Outcome, unlessUnavailable } from './outcome';

export function loadTopics(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<TopicsPage | Unavailable>> {
  return unlessUnavailable<TopicsPage | Unavailable>({ unavailable: true }, async () => {
    const overview = await catalog.overview();
    const shown = overview.subjects.map(({ name, count, topics }) => ({
      name: topicName(name),
      count,
      topics: topics.map((topic) => topicHere(overview, topic)),
    }));
    return {
      kind: 'found',
      props: { names: shown.map(({ name }) => name), shown: { subjects: shown } },
      indexed: isIndexedPage('/topics'),
      settled: true,
    };
  });
}
