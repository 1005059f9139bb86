import { Link } from '@/components/ui/Link';
import { SORT_LABELS } from '@/lib/search/facet-labels';
import { type Search, SORTS } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';

export function SortLinks({ search }: { search: Search }) {
  return (
    <nav aria-label="Sort results">
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-raised p-1 text-sm">
        {SORTS.map((sort) => (
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
