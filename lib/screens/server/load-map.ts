import { isListedTopic, type MapLayout } from '@/lib/course';
import { planHref } from '@/lib/guide';
import type { HeadData } from '@/lib/head/head.types';
import { type TopicAround, topicAround } from '@/lib/map';
import type { Unavailable } from '@/lib/pages';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import { mapHead } from '@/lib/seo';
import { type Outcome, unlessUnavailable } from './outcome';

export type MapView = {
  shown: { around: TopicAround; layout?: MapLayout; planHref: string; head: HeadData };
};

/** Loads `/map/{topic}`. */
export function loadMap(
  catalog: Pick<SearchEngine, 'overview'>,
  slug: string,
): Promise<Outcome<MapView | Unavailable>> {
  return unlessUnavailable<MapView | Unavailable>({ unavailable: true }, async () => {
    const { map, layouts = {} } = await catalog.overview();
    const around = topicAround(map, slug);
    const folded = slug.toLowerCase();
    if (!around && folded !== slug && topicAround(map, folded))
      return { kind: 'redirect', to: paths.map(folded), status: 308 };
    if (!around) return { kind: 'not-found' };
    const { topic } = around;
    const layout = layouts[slug];
    const shown = {
      around,
      ...(layout && { layout }),
      planHref: planHref({ goal: `learn ${topic.name.toLowerCase()}` }),
      head: mapHead(around),
    };
    return { kind: 'found', props: { shown }, indexed: isListedTopic(topic), shared: true };
  });
}
