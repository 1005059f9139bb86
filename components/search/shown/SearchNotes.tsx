import { Link } from '@/components/ui/Link';
import { languageInside, topicHref, topicRel } from '@/lib/course';
import { eitherName } from '@/lib/format/join-names';
import { eitherOf, joinWords } from '@/lib/format/join-words';
import { paths } from '@/lib/paths';
import { ENOUGH_KNOWN, type Search, type SearchAnswer } from '@/lib/search/search.types';
import { searchRel } from '@/lib/search/search-rel';
import { searchHref } from '@/lib/search/search-url';
import { rowOrderOf } from '@/lib/search/sorts';
import * as m from '@/messages/search';

const LINK = 'text-link';

type Answer = Omit<SearchAnswer, 'facets'>;

/** What the results have that do not match the whole search, after "These" or "The others". */
function otherResults({ relaxed, intents, subjects = [], partOf }: Answer): string | null {
  switch (relaxed) {
    case undefined:
      return null;
    case 'fewer-filters': {
      const dropped = intents.filter((intent) => intent.dropped).map(({ label }) => label);
      return m.mayNotMatch({ filters: joinWords(dropped) });
    }
    case 'subject': {
      const named = eitherName(subjects);
      return partOf ? m.matchWider({ subjects: named, wider: partOf }) : m.matchSubject({ subjects: named });
    }
    case 'other-languages':
      return m.matchInOtherLanguages();
    default:
      return relaxed satisfies never;
  }
}

/** The language that the words ask for and no course has, where nothing else was given up. */
function missedLanguage({ relaxed, complete = 0, intents }: Answer): string | undefined {
  const dropped = intents.filter((intent) => intent.dropped);
  const isMissed = relaxed === 'fewer-filters' && complete === 0 && dropped.length === 1;
  const missed = isMissed && dropped.find(({ facet }) => facet === 'language');
  return missed ? languageInside(missed.value) : undefined;
}

/** How the query was relaxed, as sentences. */
function relaxationNote(answer: Answer): string | null {
  const language = missedLanguage(answer);
  if (language !== undefined) return m.noneInLanguage({ language });
  const others = otherResults(answer);
  if (!others) return null;
  const { complete = 0 } = answer;
  return complete > 0 ? m.someMatchEverything({ complete, others }) : m.noneMatchesEverything({ others });
}

/** Where to look instead of a subject that has no courses. */
function WiderNote({ wider }: Pick<SearchAnswer, 'wider'>) {
  if (!wider) return null;
  return (
    <p>
      {m.widerSubject({
        subject: wider.of,
        wider: wider.name,
        count: wider.count,
        link: (text) => (
          <Link href={topicHref(wider)} rel={topicRel(wider)} className={LINK}>
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

/** What was asked for and cannot be judged, and what is shown instead. */
function UnsupportedNote({ search, answer }: { search: Search; answer: Answer }) {
  const { unsupported = [], wanted, offers = [] } = answer;
  if (unsupported.length === 0) return null;
  const told = new Set<string>([...Object.keys(search.filters), ...offers.map(({ facet }) => facet)]);
  const unknown = unsupported.filter(({ facet }) => !told.has(facet));
  const facets = [...new Set(unknown.map(({ facet }) => m.unsupported({ facet })))];
  return (
    <p>
      {facets.length > 0 && m.notKnown({ facets: eitherOf(facets) })}
      {wanted && m.showingInstead({ words: () => <bdi>{wanted}</bdi> })}
    </p>
  );
}

/** Why an order says little, where it was asked for and few courses state what it follows. */
function fewKnownNote({ sort }: Search, { known, total }: Answer): string | null {
  const field = rowOrderOf(sort)?.by;
  if (!field || !known || total === 0 || known[field] >= ENOUGH_KNOWN) return null;
  return m.fewKnown({ field, percent: Math.round(known[field] * 100) });
}

type Props = {
  search: Search;
  answer: Answer;
  /** As in `SearchView`. */
  topicWords?: readonly string[];
  /** As in `SearchShown`. */
  noneIn?: string | undefined;
};

function CorrectedLink({ words, topicWords }: { words: string; topicWords: readonly string[] }) {
  const href = paths.search(words);
  return (
    <Link href={href} rel={searchRel(href, topicWords)} className={LINK}>
      <bdi>{words}</bdi>
    </Link>
  );
}

/** How the words were changed to find these results, with links that undo it. */
export function SearchNotes({ search, answer, topicWords = [], noneIn }: Props) {
  const note = relaxationNote(answer);
  const fewKnown = fewKnownNote(search, answer);
  const { noneForChildren, noneForYear, wider, correctedTo } = answer;
  const isPlain =
    !correctedTo && !note && !wider && !answer.unsupported && !fewKnown && !noneForChildren && !noneForYear;
  const { prefer } = search;
  if (isPlain && !noneIn && !prefer) return null;
  return (
    <div className="mt-2 grid gap-1 text-muted">
      {noneForChildren && <p>{m.noneForChildren()}</p>}
      {noneForYear && <p>{m.noneForYear({ words: eitherOf(noneForYear) })}</p>}
      {correctedTo && (
        <p>
          {m.corrected({
            corrected: () => <CorrectedLink words={correctedTo} topicWords={topicWords} />,
            typed: () => (
              <Link href={searchHref({ ...search, literal: true, page: 1 })} rel="nofollow" className={LINK}>
                <bdi>{search.words}</bdi>
              </Link>
            ),
          })}
        </p>
      )}
      <UnsupportedNote search={search} answer={answer} />
      {prefer && (
        <p>
          {m.firstIn({
            languages: joinWords(prefer.map(languageInside)),
            change: (text) => (
              <Link href={`${paths.profile()}#learning-languages`} className={LINK}>
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {note && <p>{note}</p>}
      {noneIn && <p>{m.noneInLanguage({ language: noneIn })}</p>}
      <WiderNote wider={answer.wider} />
      {fewKnown && <p>{fewKnown}</p>}
    </div>
  );
}
