import { Moments } from '@/components/search/moments/Moments';
import type { SearchPart } from '@/lib/seo/search-view.types';
import { NoResultsLink } from './NoResultsLink';
import { Pagination } from './Pagination';
import { ResultList } from './ResultList';

/** Only a language is said aloud; the script alone names none. */
const spoken = (lang: string | undefined) => (lang?.startsWith('und') ? undefined : lang);

/** The results, or the way to some. */
export function Found({ search, answer, crawlable, topicWords, chosen, lang }: SearchPart) {
  const { results, moments = [], pages } = answer;
  if (results.length === 0)
    return (
      <>
        <NoResultsLink search={search} answer={answer} />
        {moments.length > 0 && <Moments moments={moments} />}
      </>
    );
  return (
    <>
      <ResultList results={results} moments={moments} language={chosen.language ?? spoken(lang)} />
      <Pagination search={search} pages={pages} crawlable={crawlable} topicWords={topicWords} />
    </>
  );
}
