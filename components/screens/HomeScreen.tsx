import dynamic from 'next/dynamic';
import { Examples } from '@/components/home/Examples';
import { Figures } from '@/components/home/Figures';
import { Orbits } from '@/components/home/Orbits';
import { Promises } from '@/components/home/Promises';
import { Shelves } from '@/components/home/Shelves';
import { SubjectGrid } from '@/components/home/SubjectGrid';
import { SearchBox } from '@/components/search/SearchBox';
import { JsonLd } from '@/components/ui/JsonLd';
import { NoHydrate } from '@/components/ui/NoHydrate';
import { useLearning } from '@/lib/browser/learning/use-learning';
import type { HomeView } from '@/lib/courses/overview.types';
import { paths } from '@/lib/paths';
import { siteData } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';

const ContinueLearning = dynamic(
  () => import('@/components/home/ContinueLearning').then((module) => module.ContinueLearning),
  { ssr: false },
);

export function HomeScreen({ counts, subjects, shelves }: HomeView) {
  const learning = useLearning('idle');
  return (
    <>
      {siteData().map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
      <section className="hero">
        <div className="site-width relative isolate py-14 sm:py-20 lg:py-28">
          <Orbits />
          <h1 className="hero-title max-w-[12ch]">
            Search any course on the <em>planet</em>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{site.description}</p>
          <div className="mt-8 max-w-2xl">
            <SearchBox look="hero" />
          </div>
          <NoHydrate>
            <Examples />
            <Figures counts={counts} />
          </NoHydrate>
        </div>
      </section>
      <div className="site-width grid grid-cols-1 gap-16 py-12">
        {learning.kind === 'ready' && learning.facts.records.length > 0 && (
          <ContinueLearning learning={learning} />
        )}
        <NoHydrate className="grid grid-cols-1 gap-16">
          <section aria-labelledby="subjects">
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id="subjects" className="text-2xl font-extrabold sm:text-3xl">
                Find your subject
              </h2>
              <a
                href={paths.topics()}
                className="py-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
              >
                All topics
              </a>
            </div>
            <SubjectGrid subjects={subjects} />
          </section>
          <Shelves shelves={shelves} />
          <section aria-labelledby="promises">
            <h2 id="promises" className="mb-6 text-2xl font-extrabold sm:text-3xl">
              {`What makes ${site.name} different`}
            </h2>
            <Promises />
          </section>
        </NoHydrate>
      </div>
    </>
  );
}
