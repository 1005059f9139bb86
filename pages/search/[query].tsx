import { SearchScreen, type SearchScreenProps } from '@/components/screens/SearchScreen';
import { SearchUnavailableScreen } from '@/components/screens/SearchUnavailableScreen';
import { AppError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { spellQuery } from '@/lib/search/query-spelling';
import { readSearch, searchHref } from '@/lib/search/search-url';
import { catalog } from '@/lib/server/catalog';
import { cachePublicly, retryLater } from '@/lib/server/http/cache-headers';
import { loadPage } from '@/lib/server/http/load-page';

const RETRY_SECONDS = 5;

type Props = SearchScreenProps | { unavailable: string };

export const getServerSideProps = loadPage<Props>(async ({ params, query, req, res }) => {
  const asked = String(params?.query ?? '');
  const spelling = spellQuery(asked);
  if (spelling.kind === 'invalid') return { notFound: true };
  if (spelling.kind === 'blank') return { redirect: { destination: paths.home(), permanent: true } };
  const { query: _segment, ...parameters } = query;
  const search = readSearch(spelling.words, parameters);
  if (spelling.words !== asked) return { redirect: { destination: searchHref(search), permanent: true } };

  res.setHeader('X-Robots-Tag', 'noindex, follow');
  try {
    const answer = await catalog().search(search);
    if (search.page > answer.page) return { notFound: true };
    cachePublicly(res);
    // A page with nothing on it is a 404 for crawlers; inside the site it is a page like any other.
    if (answer.total === 0 && !req.headers['x-nextjs-data']) res.statusCode = 404;
    return { props: { search, answer } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    retryLater(res, RETRY_SECONDS);
    return { props: { unavailable: search.words } };
  }
});

export default function SearchPage(props: Props) {
  return 'unavailable' in props ? (
    <SearchUnavailableScreen words={props.unavailable} />
  ) : (
    <SearchScreen {...props} />
  );
}
