import { SearchScreen, type SearchScreenProps } from '@/components/screens/SearchScreen';
import { SearchUnavailableScreen } from '@/components/screens/SearchUnavailableScreen';
import { AppError } from '@/lib/errors';
import { COPY_HEADER } from '@/lib/offline/copy-header';
import { paths } from '@/lib/paths';
import { spellQuery } from '@/lib/search/query-spelling';
import { readSearch, searchHref } from '@/lib/search/search-url';
import { isIndexed } from '@/lib/seo/indexing-policy';
import { noteSearch } from '@/lib/server/analytics/note-search';
import { cachePublicly, retryLater } from '@/lib/server/http/cache-headers';
import { loadPage } from '@/lib/server/http/load-page';
import { catalog } from '@/lib/server/search';
import { topicPage } from '@/lib/server/seo/build-topic-page';
import { curatedWords, indexingPolicyOf } from '@/lib/server/seo/curated-words';
import { liveSources } from '@/lib/server/sources';
import { isSettled, loadLiveBlock } from '@/lib/server/sources/live-block';
import { askContextOf, triggerOfPage } from '@/lib/server/sources/quota/ask-context';

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

  try {
    const [answer, curated] = await Promise.all([catalog().search(search), curatedWords(catalog())]);
    const { page: canonical, standing: found } = indexingPolicyOf(search, answer, curated);
    const standing = query.live === '1' ? 'search' : found;
    if (!isIndexed(standing)) res.setHeader('X-Robots-Tag', 'noindex, follow');
    const topic =
      standing === 'landing'
        ? await topicPage(catalog(), { words: canonical, topic: curated.pages.get(canonical), answer })
        : undefined;
    const isBeyond = search.page > Math.max(answer.pages, 1);
    const requested = query.live === '1';
    const asking = askContextOf(req, triggerOfPage(req, requested));
    const live = isBeyond
      ? undefined
      : await loadLiveBlock(liveSources(), catalog(), { search, answer, requested, asking });
    if (isSettled(live, requested)) cachePublicly(res);
    else res.setHeader('Cache-Control', 'private, no-store');
    if (!req.headers[COPY_HEADER]) noteSearch(req.headers, search, answer);
    // An empty page is a 404 for crawlers; within the site it is a page like any other.
    const nothing = isBeyond || (answer.total === 0 && !live?.cards.length);
    if (nothing && !req.headers['x-nextjs-data']) res.statusCode = 404;
    return {
      props: { search, answer, standing, canonical, ...(live && { live }), ...(topic && { topic }) },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    res.setHeader('X-Robots-Tag', 'noindex, follow');
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
