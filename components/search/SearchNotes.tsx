import { Link } from '@/components/ui/Link';
import { countOf } from '@/lib/count';
import { paths } from '@/lib/paths';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { searchHref } from '@/lib/search/search-url';

const LINK = 'font-semibold text-accent-strong underline underline-offset-2';

/** How far the search was loosened, in a sentence. */
export function relaxationNote({ relaxed, complete = 0, intents }: SearchAnswer): string | null {
  if (!relaxed) return null;
  if (relaxed === 'fewer-filters') {
    const dropped = intents.filter((intent) => intent.dropped).map(({ label }) => label);
    const without = `shown without ${new Intl.ListFormat('en').format(dropped)}`;
    return complete > 0
      ? `Only ${countOf(complete, 'course has', 'courses have')} all of this together; the others are ${without}.`
      : `No course has all of this together: these are ${without}.`;
  }
  const what = relaxed === 'most-words' ? 'most' : 'at least one';
  if (complete > 0) {
    return `Only ${countOf(complete, 'course has', 'courses have')} all of these words; the others have ${what}.`;
  }
  return `No course has all of these words; these have ${what}.`;
}

/** What was done with the words to find these results, and the way back. */
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
