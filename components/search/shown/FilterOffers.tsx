import { Link } from '@/components/ui/Link';
import { insideSentence } from '@/lib/format/inside-sentence';
import { facetLabel } from '@/lib/search/facet-label';
import type { FilterOffer, Search } from '@/lib/search/search.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import * as m from '@/messages/search';

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
