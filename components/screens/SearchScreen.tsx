import { SlidersHorizontal } from 'lucide-react';
import { PlanLink } from '@/components/guide/PlanLink';
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
import { StartHere } from '@/components/search/StartHere';
import { TopicGroups } from '@/components/search/TopicGroups';
import { WaysOn } from '@/components/search/WaysOn';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { countOf } from '@/lib/format/count';
import { PLAN_LEVELS } from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';
import { type FacetName, FEW_RESULTS } from '@/lib/search/search.types';
import { liveHref } from '@/lib/search/search-url';
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

/** A primary tag; only a script may be known. */
const spoken = (lang: string | undefined) => (lang?.startsWith('und') ? undefined : lang);

export function SearchScreen({ search, answer, live, standing, canonical, topicWords, topic }: SearchView) {
  const { results, total, facets, intents, moments = [] } = answer;
  const elsewhere = live?.cards.length ?? 0;
  const liveResults = live && (
    <LiveResults key={liveHref(search)} search={search} block={live} indented={results.length > 0} />
  );
  // Close courses are no reason to hide the way to others.
  const fitting = answer.relaxed === 'most-words' ? (answer.complete ?? 0) : total;
  const languages = facets.find(({ name }) => name === 'language')?.values ?? [];
  const lang = wordsLanguage(
    search.words,
    languages.map(({ value }) => value),
  );
  const chosen = (facet: FacetName) =>
    search.filters[facet]?.[0] ?? intents.find((intent) => intent.facet === facet && !intent.dropped)?.value;
  return (
    <div className="site-width py-3 lg:py-8">
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
      <h1 className="text-xl font-extrabold sm:text-3xl">
        Courses for <bdi lang={lang}>“{search.words}”</bdi>
      </h1>
      <SearchNotes search={search} answer={answer} topicWords={topicWords} />
      <FilterChips
        search={search}
        facets={facets}
        intents={intents}
        exclusions={answer.exclusions ?? []}
        topicWords={topicWords}
      />
      <div className={results.length > 0 ? 'finds finds-beside' : 'finds'}>
        <p role="status" className="finds-count">
          {countWords(total, elsewhere)}
        </p>
        {results.length > 0 && (
          <>
            <aside>
              <details>
                <summary className="tool">
                  <SlidersHorizontal aria-hidden /> Filters
                </summary>
              </details>
              <div>
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
            <SortLinks search={search} dated={answer.dated} topicWords={topicWords} />
          </>
        )}
        <PlanLink
          words={search.words}
          language={chosen('language')}
          level={PLAN_LEVELS.find((level) => level === chosen('level'))}
        />
        <div className="strip">
          <FilterOffers search={search} offers={answer.offers} />
          <LanguageOffer search={search} answer={answer} />
          {topic && <StartHere courses={topic.startHere} />}
        </div>
        {/* The header has a link that skips to it. */}
        <section
          id="results"
          aria-label={results.length > 0 ? 'Results' : undefined}
          tabIndex={-1}
          className="outline-none"
        >
          <WaysOn search={search} answer={answer} />
          {results.length === 0 && moments.length > 0 && <Moments moments={moments} />}
          {results.length > 0 && (
            <>
              <ResultList results={results} moments={moments} language={chosen('language') ?? spoken(lang)} />
              <Pagination
                search={search}
                pages={answer.pages}
                crawlable={standing !== 'search'}
                topicWords={topicWords}
              />
            </>
          )}
        </section>
      </div>
      {/* Before the related searches if it has results; otherwise last, where it can grow without moving anything. */}
      {elsewhere > 0 && liveResults}
      {fitting < FEW_RESULTS && (
        <RelatedSearches nearestTopics={answer.nearestTopics} popularNearby={answer.popularNearby} />
      )}
      {elsewhere === 0 && liveResults}
      {topic && <TopicGroups topic={topic} path={paths.search(canonical)} />}
    </div>
  );
}
