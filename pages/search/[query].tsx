import { SearchScreen } from '@/components/screens/SearchScreen';
import { SearchUnavailableScreen } from '@/components/screens/SearchUnavailableScreen';
import { COPY_HEADER } from '@/lib/offline/copy-header';
import type { SearchView } from '@/lib/seo/search-view.types';
import { noteSearch } from '@/lib/server/analytics/note-search';
import { loadSearch, type UnansweredSearch } from '@/lib/server/pages/load-search';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';
import { liveSources } from '@/lib/server/sources';
import { askContextOf, triggerOfPage } from '@/lib/server/sources/quota/ask-context';

export const getServerSideProps = servePage((request, req) =>
  loadSearch(
    {
      catalog: catalog(),
      sources: liveSources(),
      asking: (requested) => askContextOf(req, triggerOfPage(req, requested)),
      note: (search, answer) => {
        if (!req.headers[COPY_HEADER]) noteSearch(req.headers, search, answer);
      },
    },
    request,
  ),
);

export default function SearchPage(props: SearchView | UnansweredSearch) {
  return 'unavailable' in props ? (
    <SearchUnavailableScreen words={props.unavailable} />
  ) : (
    <SearchScreen {...props} />
  );
}
