import type { CourseCard, HomePage } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { topicName } from '@/lib/locale/topic-name';
import { isIndexedPage, type Unavailable } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import { topicHere } from '@/lib/seo/server';
import { type Outcome, unlessUnavailable } from './outcome';

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

/** Courses in the language of the page come first. */
function firstInLanguage(picks: CourseCard[], picksIn: Record<string, CourseCard[]> = {}): CourseCard[] {
  const [language = 'en'] = currentLocale().split('-');
  const own = picksIn[language] ?? [];
  const shown = new Set(own.map(({ id }) => id));
  return [...own, ...picks.filter(({ id }) => !shown.has(id))];
}

export function loadHome(catalog: Pick<SearchEngine, 'overview'>): Promise<Outcome<HomePage | Unavailable>> {
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
      shelves: spread(subjects, SHELVES).map(({ name, picks, picksIn }) => ({
        subject: topicName(name),
        cards: firstInLanguage(picks, picksIn).slice(0, CARDS),
      })),
    };
    return { kind: 'found', props: { shown: view }, indexed: isIndexedPage('/'), settled: true };
  });
}
