import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { ENOUGH_KNOWN, type Search, type SearchAnswer } from '@/lib/search/search.types';
import { searchRel } from '@/lib/search/search-rel';
import { searchHref } from '@/lib/search/search-url';
import { rowOrderOf, SORTS, sortLabel } from '@/lib/search/sorts';
import * as m from '@/messages/search';

type Props = {
  search: Search;
  /** As in `SearchAnswer`. An order is offered only where it orders most of them. */
  known?: SearchAnswer['known'] | undefined;
  /** As in `SearchView`. */
  topicWords?: readonly string[];
};

/** The orders of the results: in a row on a wide screen, folded away on a narrow one. */
export function SortLinks({ search, known, topicWords = [] }: Props) {
  const offered = SORTS.filter((sort) => {
    const field = rowOrderOf(sort)?.by;
    return !field || !known || known[field] >= ENOUGH_KNOWN || search.sort === sort;
  });
  return (
    <nav aria-label={m.sortResults()} className="sort">
      {/* Another order closes the list. */}
      <details key={search.sort}>
        <summary className="tool">
          <Icon name="arrow-up-down" />
          {m.sort()}
        </summary>
      </details>
      <ul>
        {offered.map((sort) => {
          const href = searchHref({ ...search, sort, page: 1 });
          return (
            <li key={sort}>
              <Link
                href={href}
                rel={searchRel(href, topicWords)}
                scroll={false}
                aria-current={sort === search.sort ? 'true' : undefined}
              >
                {sortLabel(sort)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
