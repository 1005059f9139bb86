import { useBrowserLanguage } from '@/lib/browser/use-browser-language';
import type { Search } from '@/lib/search/search.types';
import { LanguageLink } from './LanguageLink';

type Props = {
  search: Search;
  languages: Record<string, number>;
  total: number;
};

/** Offers the results in the language of the visitor's browser. Pages are the same for everybody, so it is not applied. */
export function LanguageOffer({ search, languages, total }: Props) {
  const language = useBrowserLanguage();
  const count = (language !== undefined && languages[language]) || 0;
  if (!language || count === 0 || count === total) return null;
  return <LanguageLink search={search} language={language} count={count} />;
}
