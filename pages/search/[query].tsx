import { SearchScreen } from '@/components/screens/SearchScreen';
import { shownPart } from '@/components/ui/shown-part';
import { COPY_HEADER } from '@/lib/offline/copy-header';
import type { SearchPage as PageProps } from '@/lib/search/search-page.types';
import { toSearchPage } from '@/lib/seo/pages/search-page';
import { noteSearch } from '@/lib/server/analytics/note-search';
import { loadSearch, type UnansweredSearch } from '@/lib/server/pages/load-search';
import { withProps } from '@/lib/server/pages/outcome';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';
import { liveSources } from '@/lib/server/sources';
import { askContextOf, triggerOfPage } from '@/lib/server/sources/quota/ask-context';

export const getServerSideProps = servePage(async (request, req) => {
  const outcome = await loadSearch(
    {
      catalog: catalog(),
      sources: liveSources(),
      asking: (requested) => askContextOf(req, triggerOfPage(req, requested)),
      note: (search, answer) => {
        if (!req.headers[COPY_HEADER]) noteSearch(req.headers, search, answer);
      },
    },
    request,
  );
  return withProps(outcome, (props) => ('unavailable' in props ? props : toSearchPage(props)));
});

/** Hardly anybody sees it, so its code is not among the first scripts. */
const SearchUnavailableScreen = shownPart(() =>
  import('@/components/screens/SearchUnavailableScreen').then((module) => module.SearchUnavailableScreen),
);

export default function SearchPage(props: PageProps | UnansweredSearch) {
  return 'unavailable' in props ? (
    <SearchUnavailableScreen words={props.unavailable} />
  ) : (
    <SearchScreen {...props} />
  );
}
