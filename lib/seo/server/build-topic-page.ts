import { LRUCache } from 'lru-cache';
import { type CatalogOverview, type CourseCard, type TopicCount, toCourseLink } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import { currentLocale } from '@/lib/locale/current-locale';
import { calledHere, topicName } from '@/lib/locale/topic-name';
import { topicAround } from '@/lib/map';
import { type FirstStep, readSearch, type SearchAnswer, type TopicGroup } from '@/lib/search';
import type { SearchEngine, SearchSummary } from '@/lib/search/server';
import { siteFiles } from '@/lib/seo/site-files';
import { topicListData } from '@/lib/seo/structured-data';
import type { TopicView } from '@/lib/seo/topic-view.types';
import { topicDescription, topicIntro } from '@/lib/seo/topic-words';
import { topicImage } from '@/lib/share';
import * as m from '@/messages/seo';
import { localesOfTopic } from './locales-of-topic';

/** With fewer known lengths, the shortest and the longest would be nearly all courses. */
const FEWEST_LENGTHS = 6;
/** With a smaller share of known lengths, a course of unknown length is likely to be the shortest. */
const ENOUGH_LENGTHS = 0.6;
const RELATED = 8;

/** Pages by language, version and words; they change only with the index. */
const pages = new LRUCache<string, TopicView>({ max: 1_000 });

const group = (heading: string, cards: CourseCard[]): TopicGroup[] =>
  cards.length > 0 ? [{ heading, courses: cards.map(toCourseLink) }] : [];

function groupsOf(summary: SearchSummary) {
  const { courses, startHere, withContents, withLength, shortest, longest, inOtherLanguages } = summary;
  const isKnown = withLength >= FEWEST_LENGTHS && withLength >= courses * ENOUGH_LENGTHS;
  const byLength = isKnown ? [...group(m.shortest(), shortest), ...group(m.longest(), longest)] : [];
  return {
    startHere: startHere.map(
      ({ level, card: { id, title, language, listed } }): FirstStep => ({
        level,
        id,
        title,
        language,
        ...(listed && { listed }),
      }),
    ),
    more: [
      ...byLength,
      ...group(m.inOtherLanguages(), inOtherLanguages),
      ...group(m.withContents(), withContents),
    ],
  };
}

type Asked = {
  words: string;
  topic: TopicCount;
  answer: Pick<SearchAnswer, 'total' | 'results' | 'nearestTopics' | 'indexVersion'>;
};

/** Related topics that have a page: those of its courses, then the largest of its subject. */
function relatedTo({ subjects }: CatalogOverview, { topic, answer }: Asked): TopicView['related'] {
  const listed = new Map(subjects.flatMap(({ topics }) => topics.map((one) => [one.slug, one])));
  const same = subjects.find(({ name }) => name === topic.subject)?.topics ?? [];
  const slugs = new Set([...answer.nearestTopics, ...same].map(({ slug }) => slug));
  slugs.delete(topic.slug);
  return [...slugs]
    .flatMap((slug) => listed.get(slug) ?? [])
    .slice(0, RELATED)
    .map(({ name, count }) => calledHere({ name, count }));
}

/**
 * What a topic page shows besides its results. Computed once per index version.
 * @returns undefined if the catalogue is unavailable by now; the results are shown without it.
 */
export async function topicPage(
  engine: Pick<SearchEngine, 'summarise' | 'overview' | 'listAdded'>,
  asked: Asked,
): Promise<TopicView | undefined> {
  const { words, topic, answer } = asked;
  const key = `${currentLocale()} ${answer.indexVersion} ${words}`;
  const known = pages.get(key);
  if (known) return known;
  try {
    const summary = await engine.summarise({ ...readSearch(words, {}), ofTopic: topic.slug });
    const overview = await engine.overview();
    const [added] = await engine.listAdded(topic.slug, 1);
    const linked = [...answer.results, ...summary.withContents, ...summary.inOtherLanguages];
    const itemList = topicListData([...new Map(linked.map((card) => [card.id, card])).values()]);
    const here = calledHere(topic);
    const page: TopicView = {
      name: here.name,
      ...(here.english && { english: here.english }),
      // Its figures are next to the number of results, so both must count the same courses.
      intro: summary.courses === answer.total ? topicIntro(summary) : '',
      description: topicDescription(here.name, summary),
      ...groupsOf(summary),
      related: relatedTo(overview, asked),
      image: topicImage({ ...here, subject: topicName(topic.subject) }),
      ...(topicAround(overview.map, topic.slug) && { mapped: topic.slug }),
      ...(added && { feed: siteFiles.feed(topic.slug) }),
      ...(itemList && { itemList }),
      locales: localesOfTopic(overview, topic.slug),
    };
    pages.set(key, page);
    return page;
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
