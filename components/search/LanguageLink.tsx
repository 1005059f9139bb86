import { Link } from '@/components/ui/Link';
import { languageInside } from '@/lib/course';
import type { Search } from '@/lib/search/search.types';
import type { LanguageCount } from '@/lib/search/search-page.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import * as m from '@/messages/search';

/** A search's results in one language, as a link with their number. */
export function LanguageLink({ search, language, count }: LanguageCount & { search: Search }) {
  return (
    <Link
      href={searchHref(toggleFilter(search, 'language', language))}
      rel="nofollow"
      scroll={false}
      className="text-link"
    >
      {m.ofTheseIn({ count, language: languageInside(language) })}
    </Link>
  );
}
