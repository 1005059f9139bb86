import { SearchScreen } from '@/components/screens/SearchScreen';
import { shownPart } from '@/components/ui/Shown';
import { COPY_HEADER } from '@/lib/browser/copy-header';
import { toSearchPage } from '@/lib/screens/search-page';
import { askContextOf, triggerOfPage } from '@/lib/screens/server/ask-context';
import { loadSearch, type UnansweredSearch } from '@/lib/screens/server/load-search';
import { withProps } from '@/lib/screens/server/outcome';
import { servePage } from '@/lib/screens/server/serve-page';
import type { SearchPage as PageProps } from '@/lib/search';
import { catalog, noteSearch } from '@/lib/search/server';
import { liveSources } from '@/lib/sources/server';

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
