import type { CourseCard, HomePage } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { topicName } from '@/lib/locale/topic-name';
import { isIndexedPage, type Unavailable } from '@/lib/pages';
import { readSearch } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import { topicHere } from '@/lib/seo/server';
import { type Outcome, type PageRequest, unlessUnavailable } from './outcome';

const SHELVES = 6;
const CARDS = 4;
const TOPICS = 6;

/** Picks items spread over the whole list: the largest subjects are all about computers. */
function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

type Overview = Awaited<ReturnType<SearchEngine['overview']>>;

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Courses in the preferred languages come first, one of each in turn; then those in the language of the page. */
function firstInLanguage(
  { picks, picksIn = {} }: Overview['subjects'][number],
  prefer: readonly string[],
): CourseCard[] {
  const isIn = (language: string) => (card: CourseCard) => languageOf(card.language) === language;
  const lists = prefer.map((language) => picksIn[language] ?? picks.filter(isIn(language)));
  const inTurn = Array.from({ length: CARDS }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const all = [...inTurn, ...(picksIn[languageOf(currentLocale())] ?? []), ...picks];
  return [...new Map(all.map((card) => [card.id, card])).values()];
}

export function loadHome(
  catalog: Pick<SearchEngine, 'overview'>,
  parameters: PageRequest['parameters'] = {},
): Promise<Outcome<HomePage | Unavailable>> {
  const { prefer = [] } = readSearch('', parameters);
  return unlessUnavailable<HomePage | Unavailable>({ unavailable: true }, async () => {
    const overview = await catalog.overview();
    const { subjects, courses, lessons, providers, languages } = overview;
    const view = {
      counts: { courses, lessons, providers, languages },
      subjects: subjects.map(({ name, count, topics }) => ({
        name: topicName(name),
        count,
        topics: topics.slice(0, TOPICS).map((topic) => topicHere(overview, topic)),
      })),
      shelves: spread(subjects, SHELVES).map((subject) => ({
        subject: topicName(subject.name),
        cards: firstInLanguage(subject, prefer).slice(0, CARDS),
      })),
    };
    return { kind: 'found', props: { shown: view }, indexed: isIndexedPage('/'), settled: true };
  });
}
