import { PageHead } from '@/components/ui/PageHead';
import { noSearch } from '@/lib/search';
import { errorHead } from '@/lib/seo';

/** What the search form leads to without scripts for words that no address can hold. */
export function NoSearchScreen({ words }: { words: string }) {
  const { is, advice } = noSearch(words);
  return (
    <div id="results" tabIndex={-1} className="site-width py-16 text-center outline-none">
      <PageHead {...errorHead(is, [advice])} />
      <h1 className="text-3xl font-extrabold">{is}</h1>
      <p className="mx-auto mt-3 max-w-prose text-muted">{advice}</p>
    </div>
  );
}
