import type { ComponentProps } from 'react';
import type { TopicMap as Part } from '@/components/map/TopicMap';
import { Shown, shownPart } from '@/components/ui/Shown';
import { useKnown } from '@/lib/learning/browser';

const TopicMap = shownPart(() => import('@/components/map/TopicMap').then((module) => module.TopicMap));

export type MapPage = { shown?: ComponentProps<typeof Part> };

export function MapScreen({ shown }: MapPage) {
  useKnown(shown);
  return (
    <div className="site-width py-5 lg:py-8">
      <Shown of={shown}>{(data) => <TopicMap {...data} />}</Shown>
    </div>
  );
}
