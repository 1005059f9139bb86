import { lessonsOf } from '@/lib/course/lessons/lessons-of';
import { courseSummary } from '@/lib/course/texts/course-summary';
import { topicName } from '@/lib/locale/topic-name';
import { type Course, LEVELS, type Lesson, type Topic, type Trust } from './course.schema';
import { type CourseCard, toCourseCard } from './course-card';
import { type CourseInside, toCourseInside } from './course-inside';
import { type CourseLink, type FreeTwin, freeInPlace, toCourseLink } from './course-link';
import type { ForMe, LessonHelp } from './knowing.types';
import { isListed, listedLessons } from './listed/is-listed';
import { isListedTopic } from './listed/listed-rel';
import { type KnownSource, type NamedList, nameLists } from './name-lists';
import type { KnowFirst } from './topic-map.types';
import { factSourcesOf, trustOf } from './trust';

/** Number of courses in a short group, and in the last one. */
const FEW = 3;
const MANY = 8;

type Surroundings = {
  /** Easier courses on the same topic. */
  before: CourseCard[];
  /** Harder ones. */
  next: CourseCard[];
  /** The same at the same level, from others. */
  others: CourseCard[];
  similar: CourseCard[];
};

const rankOf = ({ level }: CourseCard) => (level ? LEVELS.indexOf(level) : undefined);

/** Groups related courses by what they are to a course. Each is in one group; the order within a group is theirs. */
export function arrangeRelated(course: CourseCard, related: readonly CourseCard[]): Surroundings {
  const rank = rankOf(course);
  const isOnTopic = ({ topic, language }: CourseCard) =>
    course.topic !== undefined && topic === course.topic && language === course.language;
  const used = new Set<CourseCard>();
  const take = (fits: (other: CourseCard) => boolean, most = FEW) => {
    const taken = related.filter((other) => !used.has(other) && fits(other)).slice(0, most);
    for (const other of taken) used.add(other);
    return taken;
  };
  const takeByLevel = (fits: (other: number, own: number) => boolean) =>
    take((other) => {
      const theirs = rankOf(other);
      return isOnTopic(other) && theirs !== undefined && rank !== undefined && fits(theirs, rank);
    });
  return {
    before: takeByLevel((other, own) => other < own),
    next: takeByLevel((other, own) => other > own),
    others: take((other) => isOnTopic(other) && rankOf(other) === rank && other.provider !== course.provider),
    similar: take(() => true, MANY),
  };
}

/**
 * A lesson in a list. Its address follows from its position and title. `section`: only at the first lesson of each. `listed`:
 * search engines are told of its page.
 */
export type LessonLine = Pick<Lesson, 'title' | 'section' | 'seconds' | 'chapters' | 'gone'> & {
  listed?: true;
};

/** `smallTopics`: those of its topics with too few courses for a page in search engines. */
type SmallTopics = {
  smallTopics?: string[];
  /** What its topics are called in the page's language, by their English names; absent where it is the same. */
  called?: Readonly<Record<string, string>>;
};

export type CourseView = {
  course: CourseCard &
    Pick<Course, 'url' | 'checkedAt' | 'uploader'> &
    SmallTopics & {
      summary: string;
      topics?: string[];
      trust: Trust;
      lists?: NamedList[];
    };
  lessons: LessonLine[];
  /** The lessons are a single player that plays a playlist. */
  playlist: boolean;
  inside: CourseInside;
  /** Related courses: easier and harder ones on its topic, and the same from others. */
  before?: CourseLink[];
  next?: CourseLink[];
  others?: CourseLink[];
  /** Of a course that costs money: free ones that teach the same, possibly none. */
  free?: CourseLink[];
  /** What to ask before it, above beginner level. */
  forMe?: ForMe;
  /** All other related courses. */
  related: CourseCard[];
};

/** What the watch page of a lesson shows. The list entries have no chapters here; `lesson` has its own. */
export type LessonView = {
  course: Pick<CourseCard, 'id' | 'title' | 'provider' | 'platform' | 'language' | 'topic'> &
    Pick<Course, 'url'> &
    SmallTopics;
  lessons: Pick<LessonLine, 'title' | 'seconds' | 'listed'>[];
  /** Position of the lesson in its course, from 1. */
  number: number;
  lesson: Lesson;
  /** Search engines are told of the page: the lesson says something that the page of its course does not. */
  listed?: true;
  related: CourseCard[];
  /** The second that the address names. Browsers with scripts read it themselves. */
  startAt?: number;
  /** For somebody who does not follow it. */
  help?: LessonHelp;
  /** Set if the site has a model that answers questions about lessons. */
  model?: true;
};

type Found = {
  course: Course;
  topics: (Pick<Topic, 'name' | 'subject'> & { count?: number })[];
  related: CourseCard[];
  /** The courses that it names: its versions, and those that it asks for. */
  named?: CourseCard[];
  twins?: FreeTwin[];
  /** What to know before it. */
  first?: KnowFirst | undefined;
  live?: true;
  /** What is known of the catalogue's lists. */
  sources?: readonly KnownSource[];
  /** The lessons are those of a playlist as it is now, or would be if its host answered. */
  liveLessons?: 'listed' | 'away';
};

/** Number of related courses where a video fails. */
const RELATED_OF_LESSON = 3;
/** Lists named on a course page; hardly any course is in more. */
const LISTS = 5;

/** Search engines are told of the catalogue only: of live sources there is no end, and playlists change. */
const isTold = ({ course, live, liveLessons }: Found): boolean =>
  !live && isListed(liveLessons ? { ...course, lessons: undefined } : course);

function smallOf({ topics }: Found): SmallTopics {
  const small = topics.filter(({ count }) => count !== undefined && !isListedTopic({ count }));
  const called = topics.flatMap(({ name }) => (topicName(name) === name ? [] : [[name, topicName(name)]]));
  return {
    ...(small.length > 0 && { smallTopics: small.map(({ name }) => name) }),
    ...(called.length > 0 && { called: Object.fromEntries(called) }),
  };
}

const listedOf = ({ course, live, liveLessons }: Found): ReadonlySet<number> =>
  new Set(live || liveLessons ? [] : listedLessons(course));

export function toCourseView(found: Found): CourseView {
  const { course, topics, related, sources = [], twins } = found;
  const { url, checkedAt, uploader } = course;
  const lists = nameLists(factSourcesOf(course).slice(0, LISTS), sources);
  const lessons = lessonsOf(course);
  const listed = listedOf(found);
  const card = toCourseCard(course, topics[0]);
  const { similar, ...groups } = arrangeRelated(card, related);
  const free = twins && freeInPlace(twins, related, card.topic);
  const links = Object.entries(groups).filter(([, cards]) => cards.length > 0);
  return {
    course: {
      ...card,
      url,
      ...(checkedAt && { checkedAt }),
      ...(uploader && { uploader }),
      ...(isTold(found) && { listed: true }),
      trust: trustOf(course),
      ...(lists.length > 0 && { lists }),
      summary: courseSummary(
        course,
        topics.map(({ name }) => topicName(name)),
      ),
      ...(topics.length > 0 && { topics: topics.map(({ name }) => name) }),
      ...smallOf(found),
    },
    lessons: lessons.map(({ title, section, seconds, chapters, gone }, at) => ({
      title,
      ...(section && section !== lessons[at - 1]?.section && { section }),
      ...(seconds && { seconds }),
      ...(chapters && { chapters }),
      ...(gone && { gone }),
      ...(listed.has(at + 1) && { listed: true }),
    })),
    inside: toCourseInside(course, found),
    playlist: lessons[0]?.video.host === 'youtube-playlist',
    ...Object.fromEntries(links.map(([name, cards]) => [name, cards.map(toCourseLink)])),
    ...(free && { free }),
    related: similar,
  };
}

/** @returns undefined if the course has no lesson with that number. */
export function toLessonView(found: Found, number: number): LessonView | undefined {
  const { course, topics, related } = found;
  const lessons = lessonsOf(course);
  const listed = listedOf(found);
  const lesson = lessons[number - 1];
  if (!lesson) return undefined;
  const { id, title, provider, platform, language, topic } = toCourseCard(course, topics[0]);
  return {
    course: {
      id,
      title,
      provider,
      url: course.url,
      language,
      ...(platform && { platform }),
      ...(topic && { topic }),
      ...smallOf(found),
    },
    lessons: lessons.map(({ title, seconds }, at) => ({
      title,
      ...(seconds && { seconds }),
      ...(listed.has(at + 1) && { listed: true }),
    })),
    number,
    lesson,
    ...(listed.has(number) && { listed: true }),
    related: related.slice(0, RELATED_OF_LESSON),
  };
}
