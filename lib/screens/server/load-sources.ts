import type { SourceOverview } from '@/lib/course';
import { isIndexedPage, type Unavailable } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import { type Outcome, unlessUnavailable } from './outcome';

type SourcesView = { sources: SourceOverview[]; courses: number };

export function loadSources(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<SourcesView | Unavailable>> {
  return unlessUnavailable<SourcesView | Unavailable>({ unavailable: true }, async () => {
    const { sources, courses } = await catalog.overview();
    return { kind: 'found', props: { sources, courses }, indexed: isIndexedPage('/sources'), settled: true };
  });
}
