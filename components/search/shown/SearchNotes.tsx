import { Link } from '@/components/ui/Link';
import { topicRel } from '@/lib/course';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import {
  ENOUGH_DATED,
  type Search,
  type SearchAnswer,
  type UnsupportedFacet,
} from '@/lib/search/search.types';
import { searchRel } from '@/lib/search/search-rel';
import { searchHref } from '@/lib/search/search-url';

const LINK = 'text-link';

type Answer = Omit<SearchAnswer, 'facets'>;

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What the results have that do not match the whole search, after "These" or "The others". */
function otherResults({ relaxed, intents, subjects = [] }: Answer): string | null {
  switch (relaxed) {
    case undefined:
      return null;
    case 'fewer-filters': {
      const dropped = intents.filter((intent) => intent.dropped).map(({ label }) => label);
      return `may not match: ${new Intl.ListFormat('en').format(dropped)}.`;
    }
    case 'subject':
      return `match the subject ${either.format(subjects)}.`;
    case 'other-languages':
      return 'match it in other languages.';
    default:
      return relaxed satisfies never;
  }
}

/** How the query was relaxed, as sentences. */
function relaxationNote(answer: Answer): string | null {
  const others = otherResults(answer);
  if (!others) return null;
  const { complete = 0 } = answer;
  return complete > 0
    ? `${countOf(complete, 'course matches', 'courses match')} everything. The others ${others}`
    : `No course matches everything. These ${others}`;
}

/** Where to look instead of a subject that has no courses. */
function WiderNote({ wider }: Pick<SearchAnswer, 'wider'>) {
  if (!wider) return null;
  return (
    <p>
      {`Nothing on ${wider.of} itself. Here is the wider subject: `}
      <Link href={paths.search(wider.name.toLowerCase())} rel={topicRel(wider)} className={LINK}>
        {`${wider.name} (${countOf(wider.count, 'course')})`}
      </Link>
    </p>
  );
}

const UNSUPPORTED: Record<UnsupportedFacet, string> = {
  certificate: 'certificates',
  rating: 'ratings',
  accreditation: 'accreditation',
  job: 'job guarantees',
};
/** What was asked for and cannot be judged, and what is shown instead. */
function UnsupportedNote({ unsupported = [], wanted }: Pick<SearchAnswer, 'unsupported' | 'wanted'>) {
  if (unsupported.length === 0) return null;
  const facets = [...new Set(unsupported.map(({ facet }) => UNSUPPORTED[facet]))];
  return (
    <p>
      {`We do not know which courses have ${either.format(facets)}. `}
      {wanted && (
        <>
          Showing results for <bdi>“{wanted}”</bdi>.
        </>
      )}
    </p>
  );
}

/** Why the order by year says little, where it was asked for and few years are known. */
function undatedNote({ sort }: Search, { dated, total }: Answer): string | null {
  if (sort !== 'newest' || total === 0 || dated === undefined || dated >= ENOUGH_DATED) return null;
  return `We know the year of only ${Math.round(dated * 100)}% of these courses. The others come last.`;
}

type Props = {
  search: Search;
  answer: Answer;
  /** As in `SearchView`. */
  topicWords?: readonly string[];
};

/** How the words were changed to find these results, with links that undo it. */
export function SearchNotes({ search, answer, topicWords = [] }: Props) {
  const note = relaxationNote(answer);
  const undated = undatedNote(search, answer);
  const { noneForChildren, wider } = answer;
  if (!answer.correctedTo && !note && !wider && !answer.unsupported && !undated && !noneForChildren)
    return null;
  return (
    <div className="mt-2 grid gap-1 text-muted">
      {noneForChildren && <p>None of these is made for children. University courses are left out.</p>}
      {answer.correctedTo && (
        <p>
          Showing results for{' '}
          <Link
            href={paths.search(answer.correctedTo)}
            rel={searchRel(paths.search(answer.correctedTo), topicWords)}
            className={LINK}
          >
            <bdi>{answer.correctedTo}</bdi>
          </Link>
          . Search instead for{' '}
          <Link href={searchHref({ ...search, literal: true, page: 1 })} rel="nofollow" className={LINK}>
            <bdi>{search.words}</bdi>
          </Link>
        </p>
      )}
      <UnsupportedNote {...answer} />
      {note && <p>{note}</p>}
      <WiderNote wider={answer.wider} />
      {undated && <p>{undated}</p>}
    </div>
  );
}
