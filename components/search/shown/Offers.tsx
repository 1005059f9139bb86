import { LanguageLink } from '@/components/search/LanguageLink';
import { Link } from '@/components/ui/Link';
import { LEVEL_LABELS, langOf, listedRel } from '@/lib/course';
import { insideSentence } from '@/lib/format/inside-sentence';
import { paths } from '@/lib/paths';
import { facetLabel } from '@/lib/search/facet-label';
import type { FilterOffer, Search } from '@/lib/search/search.types';
import type { SearchPart } from '@/lib/search/search-page.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import type { TopicPage } from '@/lib/search/topic-page.types';
import * as m from '@/messages/search';
import { FilterChips } from './FilterChips';

/** Its words stay text, so that the page behind it has as many courses as it says. */
function hrefOf(search: Search, { facet, value }: FilterOffer): string {
  const asText = [...new Set([...search.asText, facet])];
  return searchHref({ ...toggleFilter(search, facet, value), asText });
}

/** Filters that the words could mean, but that would leave few courses: each is one tap away. */
export function FilterOffers({
  search,
  offers = [],
}: {
  search: Search;
  offers?: FilterOffer[] | undefined;
}) {
  return offers.map((offer) => (
    <Link
      key={`${offer.facet}-${offer.value}`}
      href={hrefOf(search, offer)}
      rel="nofollow"
      scroll={false}
      className="text-link"
    >
      {m.ofThese({
        count: offer.count,
        facet: offer.facet,
        name: insideSentence(facetLabel(offer.facet)),
        value: () => <bdi>{offer.label}</bdi>,
      })}
    </Link>
  ));
}

/** The first course of each level of a topic, above its results. */
function StartHere({ courses }: { courses: TopicPage['startHere'] }) {
  if (courses.length === 0) return null;
  return (
    <nav aria-label={m.startHere()}>
      <b>{m.startHere()}</b>
      {courses.map(({ level, id, title, language, ...more }) => (
        <a key={id} href={paths.course(id)} rel={listedRel(more)}>
          <span>{LEVEL_LABELS[level]()}</span>
          <bdi lang={langOf(language)}>{title}</bdi>
        </a>
      ))}
    </nav>
  );
}

/** The links above the results: one line, so that a filter that is chosen moves nothing. */
export function Offers({ search, answer, facets, topic, topicWords, inPageLanguage }: SearchPart) {
  return (
    <>
      {inPageLanguage && <LanguageLink search={search} {...inPageLanguage} />}
      <FilterChips
        search={search}
        facets={facets}
        intents={answer.intents}
        exclusions={answer.exclusions ?? []}
        topicWords={topicWords}
      />
      <FilterOffers search={search} offers={answer.offers} />
      {topic && <StartHere courses={topic.startHere} />}
    </>
  );
}
