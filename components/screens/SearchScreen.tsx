import { SlidersHorizontal } from 'lucide-react';
import { PlanToggle } from '@/components/guide/PlanToggle';
import { FacetPanel } from '@/components/search/FacetPanel';
import { FilterChips } from '@/components/search/FilterChips';
import { FilterOffers } from '@/components/search/FilterOffers';
import { LanguageOffer } from '@/components/search/LanguageOffer';
import { LiveResults } from '@/components/search/LiveResults';
import { Moments } from '@/components/search/moments/Moments';
import { Pagination } from '@/components/search/Pagination';
import { RelatedSearches } from '@/components/search/RelatedSearches';
import { ResultList } from '@/components/search/ResultList';
import { SearchNotes } from '@/components/search/SearchNotes';
import { SortLinks } from '@/components/search/SortLinks';
import { TopicGroups } from '@/components/search/TopicGroups';
import { JsonLd } from '@/components/ui/JsonLd';
import { Link } from '@/components/ui/Link';
import { PageHead } from '@/components/ui/PageHead';
import { countOf } from '@/lib/format/count';
import { PLAN_LEVELS } from '@/lib/guide/plan/plan.types';
import { type FacetName, FEW_RESULTS } from '@/lib/search/search.types';
import { liveHref, searchHref } from '@/lib/search/search-url';
import { searchHead } from '@/lib/seo/heads/search-head';
import { isIndexed } from '@/lib/seo/indexing-policy';
import type { SearchView } from '@/lib/seo/search-view.types';
import { topicListData } from '@/lib/seo/structured-data';
import { wordsLanguage } from '@/lib/text-analysis/words-language';

function countWords(total: number, elsewhere: number): string {
  if (total === 0 && elsewhere === 0) return 'No courses found.';
  if (total === 0) return `${countOf(elsewhere, 'course')} from other sites`;
  return countOf(total, 'course');
}

export function SearchScreen({ search, answer, live, standing, canonical, topic }: SearchView) {
  const { results, total, facets, intents, moments = [] } = answer;
  const elsewhere = live?.cards.length ?? 0;
  const liveResults = live && (
    <LiveResults key={liveHref(search)} search={search} block={live} indented={results.length > 0} />
  );
  // Close courses are no reason to hide the way to others.
  const fitting = answer.relaxed === 'most-words' ? (answer.complete ?? 0) : total;
  const filtered = Object.keys(search.filters).length > 0;
  const languages = facets.find(({ name }) => name === 'language')?.values ?? [];
  const lang = wordsLanguage(
    search.words,
    languages.map(({ value }) => value),
  );
  const chosen = (facet: FacetName) =>
    search.filters[facet]?.[0] ?? intents.find((intent) => intent.facet === facet && !intent.dropped)?.value;
  return (
    <div className="site-width py-6 lg:py-10">
      <PageHead
        {...searchHead({
          search,
          courses: total + elsewhere,
          canonical,
          indexed: isIndexed(standing),
          topic,
        })}
      />
      {standing === 'landing' && <JsonLd data={topicListData(results)} />}
      <h1 className="text-2xl font-extrabold sm:text-3xl">
        Courses for <bdi lang={lang}>“{search.words}”</bdi>
      </h1>
      <div className="mt-1 flex flex-wrap gap-x-4">
        <p role="status" className="text-muted">
          {countWords(total, elsewhere)}
        </p>
        <FilterOffers search={search} offers={answer.offers} />
        <LanguageOffer search={search} answer={answer} />
      </div>
      {topic?.intro && <p className="mt-1 max-w-prose text-sm text-muted">{topic.intro}</p>}
      <SearchNotes search={search} answer={answer} />
      <div className="mt-4">
        <FilterChips search={search} facets={facets} intents={intents} exclusions={answer.exclusions ?? []} />
      </div>
      <PlanToggle
        key={search.words}
        words={search.words}
        language={chosen('language')}
        level={PLAN_LEVELS.find((level) => level === chosen('level'))}
        languages={languages}
      />
      {total === 0 && filtered && (
        <p className="mt-4">
          <Link
            href={searchHref({ ...search, filters: {}, page: 1 })}
            className="font-semibold text-accent-strong underline underline-offset-2"
          >
            Search without filters
          </Link>
        </p>
      )}
      {total > 0 && results.length === 0 && (
        <p className="mt-4">
          {`There is no page ${search.page}. `}
          <Link
            href={searchHref({ ...search, page: answer.pages })}
            className="font-semibold text-accent-strong underline underline-offset-2"
          >
            {`Go to the last page, ${answer.pages}`}
          </Link>
        </p>
      )}
      {results.length === 0 && moments.length > 0 && (
        <div className="mt-6">
          <Moments moments={moments} />
        </div>
      )}
      {results.length > 0 && (
        <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <aside>
            <details className="peer lg:hidden">
              <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line bg-surface px-4 font-semibold">
                <SlidersHorizontal aria-hidden className="size-4" /> Filters
              </summary>
            </details>
            <div className="mt-4 hidden peer-open:block lg:mt-0 lg:block">
              <FacetPanel search={search} facets={facets} />
              {/* On a phone the results are below all filters. */}
              <a
                href="#results"
                className="sticky bottom-4 mt-4 flex min-h-11 items-center justify-center rounded-xl bg-accent px-5 font-semibold text-on-accent shadow-lg lg:hidden tall:bottom-[calc(var(--mobile-bar)+1rem)]"
              >
                {`Show ${countOf(total, 'course')}`}
              </a>
            </div>
          </aside>
          <section id="results" aria-label="Results" tabIndex={-1} className="outline-none">
            <div className="mb-4">
              <SortLinks search={search} dated={answer.dated} />
            </div>
            <ResultList results={results} moments={moments} />
            <Pagination search={search} pages={answer.pages} crawlable={standing !== 'search'} />
          </section>
        </div>
      )}
      {/* Before the related searches if it has results; otherwise last, where it can grow without moving anything. */}
      {elsewhere > 0 && liveResults}
      {fitting < FEW_RESULTS && (
        <RelatedSearches nearestTopics={answer.nearestTopics} popularNearby={answer.popularNearby} />
      )}
      {elsewhere === 0 && liveResults}
      {topic && <TopicGroups topic={topic} />}
    </div>
  );
}
