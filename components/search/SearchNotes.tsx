import { Link } from '@/components/ui/Link';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';

const LINK = 'font-semibold text-accent-strong underline underline-offset-2';

/** How the query was relaxed, as a sentence. */
function relaxationNote({ relaxed, complete = 0, intents }: SearchAnswer): string | null {
  if (!relaxed) return null;
  if (relaxed === 'fewer-filters') {
    const dropped = intents.filter((intent) => intent.dropped).map(({ label }) => label);
    const ignored = `ignore ${new Intl.ListFormat('en').format(dropped)}`;
    return complete > 0
      ? `${countOf(complete, 'course matches', 'courses match')} everything. The others ${ignored}.`
      : `No exact match. These results ${ignored}.`;
  }
  if (complete > 0) {
    return `${countOf(complete, 'course matches', 'courses match')} all your words. The others are close.`;
  }
  return 'No exact match. These are close.';
}

/** How the words were changed to find these results, with links that undo it. */
export function SearchNotes({ search, answer }: { search: Search; answer: SearchAnswer }) {
  const note = relaxationNote(answer);
  if (!answer.correctedTo && !note) return null;
  return (
    <div className="mt-2 grid gap-1 text-muted">
      {answer.correctedTo && (
        <p>
          Showing results for{' '}
          <Link href={paths.search(answer.correctedTo)} rel="nofollow" className={LINK}>
            <bdi>{answer.correctedTo}</bdi>
          </Link>
          . Search instead for{' '}
          <Link href={searchHref({ ...search, literal: true, page: 1 })} rel="nofollow" className={LINK}>
            <bdi>{search.words}</bdi>
          </Link>
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
