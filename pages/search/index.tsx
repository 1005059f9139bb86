import { loadSearchForm } from '@/lib/server/pages/load-search';
import { servePage } from '@/lib/server/pages/serve-page';

export const getServerSideProps = servePage(async (request) => loadSearchForm(request));

export default function SearchEntry() {
  return null;
}
