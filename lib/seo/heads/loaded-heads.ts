import { tokenize } from '@polymath/engine/text/tokenize';
import {
  type CourseView,
  courseWords,
  isListedTopic,
  type LessonView,
  lessonSegment,
  lessonWords,
} from '@/lib/course';
import { clipWords } from '@/lib/format/clip-words';
import { listNames } from '@/lib/format/join-names';
import type { HeadData } from '@/lib/head/head.types';
import type { Locale } from '@/lib/locale/locales';
import type { TopicAround } from '@/lib/map';
import { plainPaths } from '@/lib/paths';
import { type Search, searchHref, searchParams, type TopicPage } from '@/lib/search';
import { courseImage, lessonImage, topicImage } from '@/lib/share';
import * as format from '@/messages/format';
import * as m from '@/messages/seo';

/*
 * Heads that loaders make. Those that browsers make too have modules of their own, so that a page's script has no others.
 */

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;

export function courseHead({ course }: Pick<CourseView, 'course'>): HeadData {
  return {
    ...courseWords(course),
    path: plainPaths.course(course.id),
    image: courseImage(course),
    robots: course.listed ? 'index' : 'noindex',
  };
}

export function lessonHead(view: Omit<LessonView, 'related'>): HeadData {
  const { course, number, lesson } = view;
  return {
    ...lessonWords(view),
    path: plainPaths.lesson(course.id, lessonSegment(number, lesson.title)),
    image: lessonImage(view),
    robots: view.listed ? 'index' : 'noindex',
  };
}

const names = (steps: { name: string }[]) => listNames(steps.map(({ name }) => name));

export function mapHead({ topic, before, helps, next }: TopicAround): HeadData {
  const { slug, name } = topic;
  const first = names([...before, ...helps]);
  const text = m.mapDescription({
    topic: name,
    before: first || m.nothing(),
    after: names(next) || m.nothingElse(),
  });
  return {
    title: clipWords(m.mapTitle({ topic: name }), TITLE),
    description: clipWords(text, DESCRIPTION),
    keywords: [m.prerequisites, m.learnBefore, m.after].map((one) => one({ topic: name }).toLowerCase()),
    path: plainPaths.map(slug),
    image: topicImage(topic),
    robots: isListedTopic(topic) ? 'index' : 'noindex',
  };
}

/** Whether words say themselves that they are about courses, in the language of the page: "courses for children". */
function saysCourses(words: string): boolean {
  const said = tokenize(words).map(({ word }) => word);
  // Without a name, only the language's own words for courses are left of these messages.
  const plural = m.searchTitle({ name: '', choices: '' });
  const singular = m.wordsCourse({ words: '' });
  return [plural, singular].some((text) => said.includes(tokenize(text)[0]?.word ?? ''));
}

type SearchHeadProps = {
  search: Search;
  /** Number of courses that match the search: the title and the description promise no others. */
  courses: number;
  /** Words of the canonical address, which may differ in spelling or be an alias. */
  canonical: string;
  indexed: boolean;
  topic?: TopicPage | undefined;
  /** What the page's language calls the words, where they are a topic's. */
  called?: string | undefined;
  locales?: Locale[];
  /** What was chosen, in words: "Beginner", "Arabic". */
  choices?: string[];
};

/**
 * A further page is a page of its own; filters and sorts show parts of the same one. Who shares a page shares it as it is.
 */
export function searchHead({
  search,
  courses,
  canonical,
  indexed,
  topic,
  called,
  locales = [],
  choices = [],
}: SearchHeadProps): HeadData {
  const { filters, page } = search;
  const words = called ?? search.words;
  const name = topic?.name ?? words;
  const chosen = choices.map((choice) => format.comma() + choice).join('');
  const inTitle = (title: string) => (page > 1 ? m.titlePage({ title, page }) : title);
  const plain = Object.keys(filters).length === 0 && search.sort === 'relevance' && !search.literal;
  const values = { courses, words, choices: chosen };
  const found = page > 1 ? m.searchPageDescription({ page, ...values }) : m.searchDescription(values);
  const description = courses === 0 ? m.searchNothingDescription({ words, choices: chosen }) : found;
  const isWhole = saysCourses(name);
  const title = courses === 0 || isWhole ? name + chosen : m.searchTitle({ name, choices: chosen });
  const path = searchHref({
    words: canonical,
    filters: {},
    sort: 'relevance',
    page: plain ? page : 1,
    literal: false,
    asText: [],
  });
  return {
    title: inTitle(clipWords(title, TITLE - inTitle('').length)),
    description: topic?.description ?? clipWords(description, DESCRIPTION),
    keywords: isWhole ? [words] : [words, m.wordsCourse({ words }), m.learnWords({ words })],
    path,
    ...(searchParams(search).size > 0 && { shared: searchHref(search) }),
    ...(topic?.image && { image: topic.image }),
    robots: indexed ? 'index' : 'noindex',
    locales,
  };
}
