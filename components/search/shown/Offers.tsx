import { LanguageLink } from '@/components/search/LanguageLink';
import type { SearchPart } from '@/lib/search/search-page.types';
import { FilterChips } from './FilterChips';
import { FilterOffers } from './FilterOffers';
import { StartHere } from './StartHere';

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
