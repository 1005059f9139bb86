import { paths } from '@/lib/paths';
import { spellQuery } from '@/lib/search/query-spelling';
import { loadPage } from '@/lib/server/http/load-page';

/** The search form's target without scripts: redirects `/search?q=...` to the search's own address. */
export const getServerSideProps = loadPage(async ({ query }) => {
  const typed = Array.isArray(query.q) ? query.q[0] : query.q;
  const spelling = spellQuery(typed ?? '');
  if (spelling.kind === 'invalid') return { notFound: true };
  const destination = spelling.kind === 'blank' ? paths.home() : paths.search(spelling.words);
  return { redirect: { destination, statusCode: 303 } };
});

export default function SearchEntry() {
  return null;
}
