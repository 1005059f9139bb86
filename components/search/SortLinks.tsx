import { Link } from '@/components/ui/Link';
import { SORT_LABELS } from '@/lib/search/facet-labels';
import { ENOUGH_DATED, type Search, SORTS } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';

/** `dated`: the share of the results whose year is known. "Newest" is offered only where it orders most of them. */
export function SortLinks({ search, dated }: { search: Search; dated?: number | undefined }) {
  const isDated = dated === undefined || dated >= ENOUGH_DATED;
  const offered = SORTS.filter((sort) => sort !== 'newest' || isDated || search.sort === sort);
  return (
    <nav aria-label="Sort results">
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-raised p-1 text-sm">
        {offered.map((sort) => (
          <li key={sort}>
            <Link
              href={searchHref({ ...search, sort, page: 1 })}
              rel="nofollow"
              scroll={false}
              aria-current={sort === search.sort ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-lg px-3 font-medium text-muted hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-sm"
            >
              {SORT_LABELS[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
