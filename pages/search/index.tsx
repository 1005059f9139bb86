import { loadSearchForm } from '@/lib/server/pages/load-search';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';

export const getServerSideProps = servePage((request) => loadSearchForm(catalog(), request));

export default function SearchEntry() {
  return null;
}
