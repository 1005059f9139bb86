import type { CatalogOverview, CourseCard, HomePage, SourceOverview } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { topicName } from '@/lib/locale/topic-name';
import { isIndexedPage, type TopicsPage, type Unavailable } from '@/lib/pages';
import { readSearch } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import { topicHere } from '@/lib/seo/server';
import { type Outcome, orUnavailable, type PageRequest } from './outcome';

type Catalog = Pick<SearchEngine, 'overview'>;

const SHELVES = 6;
const CARDS = 4;
const TOPICS = 6;

/** A page that lists what the catalogue has. */
const listOf = <Props>(
  path: '/' | '/topics' | '/sources',
  catalog: Catalog,
  show: (overview: CatalogOverview) => Props,
): Promise<Outcome<Props | Unavailable>> =>
  orUnavailable(async () => {
    const props = show(await catalog.overview());
    return { kind: 'found', props, indexed: isIndexedPage(path), settled: true };
  });

/** Picks items spread over the whole list: the largest subjects are all about computers. */
function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Courses in the preferred languages come first, one of each in turn; then those in the language of the page. */
function firstInLanguage(
  { picks, picksIn = {} }: CatalogOverview['subjects'][number],
  prefer: readonly string[],
): CourseCard[] {
  const isIn = (language: string) => (card: CourseCard) => languageOf(card.language) === language;
  const lists = prefer.map((language) => picksIn[language] ?? picks.filter(isIn(language)));
  const inTurn = Array.from({ length: CARDS }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const all = [...inTurn, ...(picksIn[languageOf(currentLocale())] ?? []), ...picks];
  return [...new Map(all.map((card) => [card.id, card])).values()];
}

/** The subjects with their largest topics, or with all. */
const subjectsHere = (overview: CatalogOverview, most?: number) =>
  overview.subjects.map(({ name, count, topics }) => ({
    name: topicName(name),
    count,
    topics: topics.slice(0, most).map((topic) => topicHere(overview, topic)),
  }));

export function loadHome(catalog: Catalog, parameters: PageRequest['parameters'] = {}) {
  const { prefer = [] } = readSearch('', parameters);
  return listOf('/', catalog, (overview): HomePage => {
    const { subjects, courses, lessons, providers, languages } = overview;
    const shelves = spread(subjects, SHELVES).map((subject) => ({
      subject: topicName(subject.name),
      cards: firstInLanguage(subject, prefer).slice(0, CARDS),
    }));
    const counts = { courses, lessons, providers, languages };
    return { shown: { counts, subjects: subjectsHere(overview, TOPICS), shelves } };
  });
}

export const loadTopics = (catalog: Catalog) =>
  listOf('/topics', catalog, (overview): TopicsPage => {
    const subjects = subjectsHere(overview);
    return { names: subjects.map(({ name }) => name), shown: { subjects } };
  });

export const loadSources = (catalog: Catalog) =>
  listOf('/sources', catalog, ({ sources, courses }): { sources: SourceOverview[]; courses: number } => ({
    sources,
    courses,
  }));
