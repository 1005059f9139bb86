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
        <div className="site-width hero-body">
          <Shown of={shown}>{() => <Orbits />}</Shown>
          <h1 className="hero-title">
            <span>{m.searchAnyCourse()}</span> <span>{m.onThePlanet({ em: (text) => <em>{text}</em> })}</span>
          </h1>
          <p>{layout.description()}</p>
          <div className="hero-search">
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
