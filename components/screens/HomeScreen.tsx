import { useEffect, useState } from 'react';
import { Catalogue, HeroEnd, Orbits } from '@/components/home/shown-parts';
import { SearchBox } from '@/components/search/SearchBox';
import { NoHydrate } from '@/components/ui/NoHydrate';
import { Shown } from '@/components/ui/Shown';
import { useLearning } from '@/lib/browser/learning/use-learning';
import type { HomePage } from '@/lib/courses/overview.types';
import { site } from '@/lib/site';

const loadContinue = () =>
  import('@/components/home/ContinueLearning').then((module) => module.ContinueLearning);

export function HomeScreen({ shown }: HomePage) {
  const learning = useLearning('idle');
  const known = learning.kind === 'ready' && learning.facts.records.length > 0 ? learning : undefined;
  const isKnown = known !== undefined;
  // Nobody asked for it, so a failure is not reported.
  const [ContinueLearning, setContinue] = useState<Awaited<ReturnType<typeof loadContinue>>>();
  useEffect(() => {
    if (isKnown)
      loadContinue().then(
        (part) => setContinue(() => part),
        () => undefined,
      );
  }, [isKnown]);
  return (
    <>
      <section className="hero">
        <div className="site-width relative isolate py-14 sm:py-20 lg:py-28">
          <NoHydrate>
            <Orbits />
          </NoHydrate>
          <h1 className="hero-title max-w-[12ch]">
            Search any course on the <em>planet</em>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{site.description}</p>
          <div className="mt-8 max-w-2xl">
            <SearchBox look="hero" />
          </div>
          <Shown of={shown}>{({ counts }) => <HeroEnd counts={counts} />}</Shown>
        </div>
      </section>
      <div className="site-width grid grid-cols-1 gap-16 py-12">
        {known && ContinueLearning && <ContinueLearning learning={known} />}
        <Shown of={shown} className="grid grid-cols-1 gap-16">
          {({ subjects, shelves }) => <Catalogue subjects={subjects} shelves={shelves} />}
        </Shown>
      </div>
    </>
  );
}
