import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import { cardFacts } from '@/lib/courses/card-facts';
import type { Level } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import type { CatalogOverview } from '@/lib/courses/overview.types';
import { spellTopic } from '@/lib/courses/spell-topic';
import { isAppError } from '@/lib/errors';
import { canonicalWords } from '@/lib/search/query-spelling';
import type { SearchAnswer } from '@/lib/search/search.types';
import { readSearch } from '@/lib/search/search-url';
import { siteFiles } from '@/lib/seo/site-files';
import type { TopicGroup, TopicLine, TopicPage } from '@/lib/seo/topic-page.types';
import { topicDescription, topicIntro } from '@/lib/seo/topic-words';
import type { SearchEngine, SearchSummary } from '@/lib/server/search/search-engine.types';
import { topicImage } from '@/lib/share/share-image';
import type { CuratedTopic } from './curated-words';

assertServer('lib/server/seo/build-topic-page');

/** With fewer known lengths, the shortest and the longest would be nearly all courses. */
const FEWEST_LENGTHS = 6;
/** With a smaller share of known lengths, a course of unknown length is likely to be the shortest. */
const ENOUGH_LENGTHS = 0.6;
const RELATED = 8;

const LEVEL_HEADINGS: Record<Level, string> = {
  beginner: 'For beginners',
  intermediate: 'For intermediate learners',
  advanced: 'For advanced learners',
};

/** Pages by version and words; they change only with the index. */
const pages = new LRUCache<string, TopicPage>({ max: 1_000 });

function toLine(card: CourseCard): TopicLine {
  const { id, title, language, provider } = card;
  return { id, title, language, provider, facts: cardFacts(card) };
}

const group = (heading: string, cards: CourseCard[]): TopicGroup[] =>
  cards.length > 0 ? [{ heading, courses: cards.map(toLine) }] : [];

function groupsOf({ courses, levels, withLength, shortest, longest, inOtherLanguages }: SearchSummary) {
  const isKnown = withLength >= FEWEST_LENGTHS && withLength >= courses * ENOUGH_LENGTHS;
  const byLength = isKnown ? [...group('Shortest', shortest), ...group('Longest', longest)] : [];
  return {
    startHere: levels.flatMap(({ level, cards }) => group(LEVEL_HEADINGS[level], cards)),
    more: [...byLength, ...group('In other languages', inOtherLanguages)],
  };
}

type Asked = {
  /** The words of the page. */
  words: string;
  /** The topic with this name, if any. */
  topic: CuratedTopic | undefined;
  answer: Pick<SearchAnswer, 'total' | 'nearestTopics' | 'indexVersion'>;
};

/** All topic and subject names of the catalogue; the page's words take their spelling. */
function namesIn({ subjects }: CatalogOverview): string[] {
  return subjects.flatMap(({ name, topics }) => [name, ...topics.map((topic) => topic.name)]);
}

/** Related topics: those of its courses, then the largest of its subject. */
function relatedTo({ subjects }: CatalogOverview, { words, topic, answer }: Asked): TopicPage['related'] {
  const same = subjects.find(({ name }) => name === topic?.subject)?.topics ?? [];
  const byName = new Map([...answer.nearestTopics, ...same].map(({ name, count }) => [name, count]));
  return [...byName]
    .filter(([name]) => canonicalWords(name) !== words)
    .slice(0, RELATED)
    .map(([name, count]) => ({ name, count }));
}

/**
 * What a topic page shows besides its results. Computed once per index version.
 * @returns undefined if the catalogue is unavailable by now; the results are shown without it.
 */
export async function topicPage(
  engine: Pick<SearchEngine, 'summarise' | 'overview' | 'listAdded'>,
  asked: Asked,
): Promise<TopicPage | undefined> {
  const { words, topic, answer } = asked;
  const key = `${answer.indexVersion} ${words}`;
  const known = pages.get(key);
  if (known) return known;
  try {
    const summary = await engine.summarise(readSearch(words, {}));
    const added = topic && (await engine.listAdded(topic.slug, 1));
    const overview = await engine.overview();
    const name = topic?.name ?? spellTopic(words, namesIn(overview));
    const page: TopicPage = {
      name,
      // Its figures are next to the number of results, so both must count the same courses.
      intro: summary.courses === answer.total ? topicIntro(summary) : '',
      description: topicDescription(name, summary),
      ...groupsOf(summary),
      related: relatedTo(overview, asked),
      ...(topic && { image: topicImage(topic) }),
      ...(topic && added && added.length > 0 && { feed: siteFiles.feed(topic.slug) }),
    };
    pages.set(key, page);
    return page;
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
