import { NoSearchScreen } from '@/components/screens/NoSearchScreen';
import { loadSearchForm, type NoSearch } from '@/lib/screens/server/load-search';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';

export const getServerSideProps = servePage((request) => loadSearchForm(catalog(), request));

/** Only what no address can hold has a page here; everything else is redirected. */
export default function SearchEntry({ words }: NoSearch) {
  return <NoSearchScreen words={words} />;
}
