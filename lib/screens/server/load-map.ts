import { isListedTopic, type MapLayout } from '@/lib/course';
import { planHref } from '@/lib/guide';
import type { HeadData } from '@/lib/head/head.types';
import { calledHere, inEnglishOnly, topicName } from '@/lib/locale/topic-name';
import { type MapStep, type TopicAround, topicAround } from '@/lib/map';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import { mapHead } from '@/lib/seo';
import { type Outcome, orUnavailable } from './outcome';

/** What is around a topic, as the page names it; its reasons are in English alone. */
function aroundHere({ topic, before, helps, next, ...rest }: TopicAround): TopicAround {
  const { firstFor, ...called } = calledHere(topic);
  const first = inEnglishOnly(firstFor);
  const stepHere = ({ of, ...step }: MapStep): MapStep => ({
    ...calledHere(step),
    why: inEnglishOnly(step.why) ?? '',
    ...(of && { of: topicName(of) }),
  });
  return {
    topic: { ...called, subject: topicName(topic.subject), ...(first && { firstFor: first }) },
    ...rest,
    before: before.map(stepHere),
    helps: helps.map(stepHere),
    next: next.map(stepHere),
  };
}

export type MapView = {
  shown: { around: TopicAround; layout?: MapLayout; planHref: string; head: HeadData };
};

export function loadMap(catalog: Pick<SearchEngine, 'overview'>, slug: string) {
  return orUnavailable(async (): Promise<Outcome<MapView>> => {
    const { map, layouts = {} } = await catalog.overview();
    const found = topicAround(map, slug);
    const folded = slug.toLowerCase();
    if (!found && folded !== slug && topicAround(map, folded))
      return { kind: 'redirect', to: paths.map(folded), status: 308 };
    if (!found) return { kind: 'not-found' };
    const around = aroundHere(found);
    const { topic } = around;
    const layout = layouts[slug];
    const shown = {
      around,
      ...(layout && { layout }),
      planHref: planHref({ goal: topic.english ? topic.name : `learn ${topic.name.toLowerCase()}` }),
      head: mapHead(around),
    };
    return { kind: 'found', props: { shown }, indexed: isListedTopic(topic), settled: true };
  });
}
