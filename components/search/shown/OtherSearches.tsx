import { FEW_RESULTS } from '@/lib/search/search.types';
import type { SearchPart } from '@/lib/search/search-page.types';
import { RelatedSearches } from './RelatedSearches';

/** Other searches, where few courses fit. Close courses are no reason to hide the way to others. */
export function OtherSearches({ answer }: SearchPart) {
  const { relaxed, complete = 0, total } = answer;
  const fitting = relaxed && relaxed !== 'fewer-filters' ? complete : total;
  if (fitting >= FEW_RESULTS) return null;
  return <RelatedSearches nearestTopics={answer.nearestTopics} popularNearby={answer.popularNearby} />;
}
