import { Link } from '@/components/ui/Link';
import { PageHead } from '@/components/ui/PageHead';
import { paths } from '@/lib/paths';
import { searchUnavailableHead } from '@/lib/seo';
import * as m from '@/messages/screens';

/** Search itself failed: a page with status 503 and a retry link that works without scripts. */
export function SearchUnavailableScreen({ words }: { words: string }) {
  return (
    <div id="results" tabIndex={-1} className="site-width py-16 text-center outline-none">
      <PageHead {...searchUnavailableHead(words)} />
      <h1 className="text-3xl font-extrabold">{m.searchFailed()}</h1>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        {m.searchFailedText({ words: () => <bdi>{words}</bdi> })}
      </p>
      <Link
        href={paths.search(words)}
        className="brand-gradient mt-6 inline-flex min-h-11 items-center rounded-xl px-6 font-semibold"
      >
        {m.tryAgain()}
      </Link>
    </div>
  );
}
