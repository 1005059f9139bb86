import { Link } from '@/components/ui/Link';
import { useBrowserLanguage } from '@/lib/browser/page/use-browser-language';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';

type Props = { search: Search; answer: Pick<SearchAnswer, 'facets' | 'intents' | 'total'> };

/** Offers the results in the language of the visitor's browser. Pages are the same for everybody, so it is not applied. */
export function LanguageOffer({ search, answer: { facets, intents, total } }: Props) {
  const language = useBrowserLanguage();
  const values = facets.find(({ name }) => name === 'language')?.values ?? [];
  const own = values.find(({ value }) => value === language);
  const isChosen = search.filters.language || intents.some(({ facet }) => facet === 'language');
  if (!own || isChosen || own.count === 0 || own.count === total) return null;
  return (
    <Link
      href={searchHref(toggleFilter(search, 'language', own.value))}
      rel="nofollow"
      scroll={false}
      className="font-semibold text-accent-strong underline underline-offset-2"
    >
      {`${own.count} of these in ${own.label}`}
    </Link>
  );
}
