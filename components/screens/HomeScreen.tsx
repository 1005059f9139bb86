import { Catalogue, HeroEnd, Orbits } from '@/components/home/shown-parts';
import { ContinueSlot } from '@/components/learning/ContinueSlot';
import { SearchBox } from '@/components/search/SearchBox';
import { Shown } from '@/components/ui/Shown';
import type { HomePage } from '@/lib/course';
import * as layout from '@/messages/layout';
import * as m from '@/messages/screens';

export function HomeScreen({ shown }: HomePage) {
  return (
    <>
      <section className="hero">
        <div className="site-width relative isolate py-14 sm:py-20 lg:py-28">
          <Shown of={shown}>{() => <Orbits />}</Shown>
          <h1 className="hero-title">
            <span>{m.searchAnyCourse()}</span> <span>{m.onThePlanet({ em: (text) => <em>{text}</em> })}</span>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{layout.description()}</p>
          <div className="mt-8 max-w-2xl">
            <SearchBox look="hero" />
          </div>
          <ContinueSlot />
          <Shown of={shown}>{({ counts }) => <HeroEnd counts={counts} />}</Shown>
        </div>
      </section>
      <Shown of={shown} className="site-width grid grid-cols-1 gap-16 py-12">
        {({ subjects, shelves }) => <Catalogue subjects={subjects} shelves={shelves} />}
      </Shown>
    </>
  );
}
