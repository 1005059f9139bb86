import { assertServer } from '@/lib/assert-server';
import type { SourceOverview } from '@/lib/courses/overview.types';
import type { Unavailable } from '@/lib/pages/unavailable.types';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { type Outcome, unlessUnavailable } from './outcome';

assertServer('lib/server/pages/load-sources');

type SourcesView = { sources: SourceOverview[]; courses: number };

/** Loads `/sources`. */
export function loadSources(
  catalog: Pick<SearchEngine, 'overview'>,
): Promise<Outcome<SourcesView | Unavailable>> {
  return unlessUnavailable<SourcesView | Unavailable>({ unavailable: true }, async () => {
    const { sources, courses } = await catalog.overview();
    return { kind: 'found', props: { sources, courses }, indexed: true, shared: true };
  });
}
