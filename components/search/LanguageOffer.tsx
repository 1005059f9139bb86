import { Link } from '@/components/ui/Link';
import { useBrowserLanguage } from '@/lib/browser/use-browser-language';
import { languageName } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import type { Search } from '@/lib/search/search.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import * as m from '@/messages/search';

type Props = {
  search: Search;
  /** The number of courses in each language. */
  languages: Record<string, number>;
  total: number;
};

/**
 * Offers the results in the language of the page, or on a page in English in that of the visitor's browser. Pages are the same
 * for everybody, so it is not applied.
 */
export function LanguageOffer({ search, languages, total }: Props) {
  const browser = useBrowserLanguage();
  const own = currentLocale();
  // What the address says needs no browser, and so moves nothing.
  const language = own === 'en' ? browser : own.split('-')[0];
  const count = (language !== undefined && languages[language]) || 0;
  if (!language || count === 0 || count === total) return null;
  return (
    <Link
      href={searchHref(toggleFilter(search, 'language', language))}
      rel="nofollow"
      scroll={false}
      className="text-link"
    >
      {m.ofTheseIn({ count, language: languageName(language) })}
    </Link>
  );
}
