import type { SearchPart } from '@/lib/search/search-page.types';
import { FilterOffers } from './FilterOffers';
import { StartHere } from './StartHere';

/** The links above the results. */
export function Offers({ search, answer, topic }: SearchPart) {
  return (
    <>
      <FilterOffers search={search} offers={answer.offers} />
      {topic && <StartHere courses={topic.startHere} />}
    </>
  );
}
