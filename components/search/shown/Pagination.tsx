import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { Search } from '@/lib/search/search.types';
import { searchRel } from '@/lib/search/search-rel';
import { searchHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';

const NEIGHBOURS = 2;
/** First, last and the pages around the current one; 0 stands for a gap. */
function visiblePages(page: number, pages: number): number[] {
  const near = (n: number) => n === 1 || n === pages || Math.abs(n - page) <= NEIGHBOURS;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near);
  return shown.flatMap((n, index) => (index > 0 && n - (shown[index - 1] ?? n) > 1 ? [0, n] : [n]));
}

type Props = {
  search: Search;
  pages: number;
  /** As in `SearchView`. */
  topicWords?: readonly string[];
};

export function Pagination({ search, pages, topicWords = [] }: Props) {
  if (pages < 2) return null;
  const href = (page: number) => searchHref({ ...search, page });
  const relOf = (page: number) => searchRel(href(page), topicWords);
  return (
    <nav aria-label={m.resultPages()} className="pages" data-stay="results">
      {search.page > 1 && (
        <Link href={href(search.page - 1)} rel={`prev ${relOf(search.page - 1) ?? ''}`.trim()}>
          <Icon name="chevron-left" className="size-4 rtl:rotate-180" /> {m.previous()}
        </Link>
      )}
      {visiblePages(search.page, pages).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={page}
            href={href(page)}
            rel={relOf(page)}
            aria-label={m.page({ page })}
            aria-current={page === search.page ? 'page' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {search.page < pages && (
        <Link href={href(search.page + 1)} rel={`next ${relOf(search.page + 1) ?? ''}`.trim()}>
          {m.next()}
          <Icon name="chevron-right" className="size-4 rtl:rotate-180" />
        </Link>
      )}
    </nav>
  );
}
