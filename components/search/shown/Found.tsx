import { Moments } from '@/components/search/moments/Moments';
import { Link } from '@/components/ui/Link';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import type { SearchPart } from '@/lib/search/search-page.types';
import { searchHref } from '@/lib/search/search-url';
import * as m from '@/messages/search';
import { Pagination } from './Pagination';
import { ResultList } from './ResultList';

const LINK = 'text-link';

/** Where nothing is shown: back to all results, or to the last page that there is. */
function NoResultsLink({
  search,
  answer: { total, results, pages },
}: {
  search: Search;
  answer: Omit<SearchAnswer, 'facets'>;
}) {
  if (results.length > 0) return null;
  if (total > 0) {
    return (
      <p>
        {m.noSuchPage({
          page: search.page,
          pages,
          last: (text) => (
            <Link href={searchHref({ ...search, page: pages })} className={LINK}>
              {text}
            </Link>
          ),
        })}
      </p>
    );
  }
  if (Object.keys(search.filters).length === 0) return null;
  return (
    <p>
      <Link href={searchHref({ ...search, filters: {}, page: 1 })} className={LINK}>
        {m.searchWithoutFilters()}
      </Link>
    </p>
  );
}

/** Only a language is said aloud; the script alone names none. */
const spoken = (lang: string | undefined) => (lang?.startsWith('und') ? undefined : lang);

/** From the courses of a topic to all that have its words, one of which may be what was meant. */
function SearchTheWords({ search }: Pick<SearchPart, 'search'>) {
  const href = searchHref({ ...search, page: 1, asText: [...search.asText, 'topic'] });
  return (
    <p className="mt-4">
      <Link href={href} rel="nofollow" className="text-link">
        {m.searchAllCoursesFor({ words: () => <bdi>{search.words}</bdi> })}
      </Link>
    </p>
  );
}

/** The results, or the way to some. */
export function Found({ search, answer, topicWords, chosen, lang }: SearchPart) {
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
      <Pagination search={search} pages={pages} topicWords={topicWords} />
      {search.ofTopic !== undefined && <SearchTheWords search={search} />}
    </>
  );
}
