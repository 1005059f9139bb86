import { Link } from '@/components/ui/Link';
import { SORT_LABELS } from '@/lib/search/facet-labels';
import { ENOUGH_DATED, type Search, SORTS } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';
import { searchRel } from '@/lib/seo/search-rel';

type Props = {
  search: Search;
  /** The share of the results whose year is known. "Newest" is offered only where it orders most of them. */
  dated?: number | undefined;
  /** As in `SearchView`. */
  topicWords?: readonly string[];
};

export function SortLinks({ search, dated, topicWords = [] }: Props) {
  const isDated = dated === undefined || dated >= ENOUGH_DATED;
  const offered = SORTS.filter((sort) => sort !== 'newest' || isDated || search.sort === sort);
  return (
    <nav aria-label="Sort results">
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-raised p-1 text-sm">
        {offered.map((sort) => {
          const href = searchHref({ ...search, sort, page: 1 });
          return (
            <li key={sort}>
              <Link
                href={href}
                rel={searchRel(href, topicWords)}
                scroll={false}
                aria-current={sort === search.sort ? 'true' : undefined}
                className="inline-flex min-h-9 items-center rounded-lg px-3 font-medium text-muted hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-sm"
              >
                {SORT_LABELS[sort]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
