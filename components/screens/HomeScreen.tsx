import dynamic from 'next/dynamic';
import Link from 'next/link';
import { CourseCard } from '@/components/course/CourseCard';
import { Orbits } from '@/components/home/Orbits';
import { Promises } from '@/components/home/Promises';
import { SubjectGrid } from '@/components/home/SubjectGrid';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import { SearchBox } from '@/components/search/SearchBox';
import { useLearning } from '@/lib/browser/use-learning';
import type { CatalogCounts, Shelf, Subject } from '@/lib/courses/overview.types';
import { paths } from '@/lib/paths';
import { homeHead } from '@/lib/seo/heads/home-head';
import { siteData } from '@/lib/seo/structured-data';
import { site } from '@/lib/site';

const ContinueLearning = dynamic(
  () => import('@/components/home/ContinueLearning').then((module) => module.ContinueLearning),
  { ssr: false },
);

const EXAMPLES = [
  'python',
  'machine learning',
  'linear algebra',
  'world history',
  'guitar',
  '操作系统',
  'bases de datos',
];
const number = new Intl.NumberFormat('en');

export type HomeScreenProps = { counts: CatalogCounts; subjects: Subject[]; shelves: Shelf[] };

export function HomeScreen({ counts, subjects, shelves }: HomeScreenProps) {
  const learning = useLearning('idle');
  const figures = [
    { value: counts.courses, label: 'courses' },
    { value: counts.lessons, label: 'lessons' },
    { value: counts.providers, label: 'providers' },
    { value: counts.languages, label: 'languages' },
  ];
  return (
    <>
      <PageHead {...homeHead()} />
      {siteData().map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
      <section className="hero">
        <Orbits />
        <div className="site-width relative py-14 sm:py-20 lg:py-28">
          <h1 className="hero-title max-w-[12ch]">
            Search any course on the <em>planet</em>
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted">{site.description}</p>
          <div className="mt-8 max-w-2xl">
            <SearchBox look="hero" />
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted">Try</span>
            {EXAMPLES.map((words) => (
              <Link
                key={words}
                href={paths.search(words)}
                rel="nofollow"
                prefetch={false}
                className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 font-medium hover:border-accent hover:text-accent-strong pointer-coarse:min-h-11"
              >
                {words}
              </Link>
            ))}
          </p>
          <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-2xl font-extrabold tabular-nums">{number.format(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className="site-width grid gap-16 py-12">
        {learning.kind === 'ready' && learning.facts.records.length > 0 && (
          <ContinueLearning learning={learning} />
        )}
        <section aria-labelledby="subjects">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="subjects" className="text-2xl font-extrabold sm:text-3xl">
              Find your subject
            </h2>
            <Link
              href={paths.topics()}
              className="py-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
            >
              All topics
            </Link>
          </div>
          <SubjectGrid subjects={subjects} />
        </section>
        {shelves.map(({ subject, cards }) => (
          <section key={subject} aria-label={`Start with ${subject}`} className="min-w-0">
            <h2 className="mb-5 text-2xl font-extrabold">{subject}</h2>
            {/* On a phone a shelf is a row to swipe: one under the other they would make the page endless. */}
            <ul className="grid gap-4 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[80%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-4">
              {cards.map((card) => (
                <li key={card.id} className="snap-start">
                  <CourseCard card={card} look="tile" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="promises">
          <h2 id="promises" className="mb-6 text-2xl font-extrabold sm:text-3xl">
            What makes this different
          </h2>
          <Promises />
        </section>
      </div>
    </>
  );
}
