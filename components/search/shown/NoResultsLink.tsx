import { Link } from '@/components/ui/Link';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';

const LINK = 'text-link';

/** Where nothing is shown: back to all results, or to the last page that there is. */
export function NoResultsLink({
  search,
  answer: { total, results, pages },
}: {
  search: Search;
  answer: Omit<SearchAnswer, 'facets'>;
}) {
  if (results.length > 0) return null;
  if (total > 0) {
    return (
      <p>
        {m.noSuchPage({
          page: search.page,
          pages,
          last: (text) => (
            <Link href={searchHref({ ...search, page: pages })} className={LINK}>
              {text}
            </Link>
          ),
        })}
      </p>
    );
  }
  if (Object.keys(search.filters).length === 0) return null;
  return (
    <p>
      <Link href={searchHref({ ...search, filters: {}, page: 1 })} className={LINK}>
        {m.searchWithoutFilters()}
      </Link>
    </p>
  );
}
