import { NoSearchScreen } from '@/components/screens/NoSearchScreen';
import { loadSearchForm, type NoSearch } from '@/lib/server/pages/load-search';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage((request) => loadSearchForm(catalog(), request));

/** Only what no address can hold has a page here; everything else is redirected. */
export default function SearchEntry({ words }: NoSearch) {
  return <NoSearchScreen words={words} />;
}
