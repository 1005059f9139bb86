import { Link } from '@/components/ui/Link';
import { facets } from '@/lib/search/facets';
import type { FacetName, FilterOffer, Search } from '@/lib/search/search.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';

const BEFORE: Partial<Record<FacetName, string>> = {
  topic: 'on',
  provider: 'from',
  teacher: 'by',
  language: 'in',
};
/** "from" for "from MIT"; "with the price" for "with the price Free". */
const before = (facet: FacetName) => BEFORE[facet] ?? `with the ${facets[facet].label.toLowerCase()}`;

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
      {`${offer.count} of these ${before(offer.facet)} `}
      <bdi>{offer.label}</bdi>
    </Link>
  ));
}
