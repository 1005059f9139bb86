import type { CourseCard, TopicCount } from './course.schema';
import type { HostTypes } from './host.types';
import type { Search, SearchAnswer, Suggestion } from './search.types';
import type { Level } from './values';

/** A free course for somebody who looks for one that is not: how many of its topics it has. */
export type FreeTwin<Card = CourseCard> = { card: Card; shared: number; of: number };

export type CourseLookup<Host extends HostTypes = HostTypes> =
  | {
      kind: 'found';
      course: Host['course'];
      topics: TopicCount[];
      related: Host['card'][];
      /** The courses that it names: its versions, and those that it asks for. */
      named?: Host['card'][];
      /** Of one that costs money: free courses that teach the same, possibly none. */
      twins?: FreeTwin<Host['card']>[];
    }
  | {
      /** Neither its address nor any of its videos is available any more. Related courses can replace it. */
      kind: 'gone';
      course: Host['course'];
      topics: TopicCount[];
      /** Day on which this was found, YYYY-MM-DD. */
      since: string;
      related: Host['card'][];
      twins?: FreeTwin<Host['card']>[];
    }
  | { kind: 'moved'; id: string }
  | { kind: 'missing' };

/** Figures and examples of everything that a search finds. */
export type SearchSummary<Host extends HostTypes = HostTypes> = {
  courses: number;
  free: number;
  providers: number;
  /** Easiest first. Courses without a level are not counted. */
  levels: { level: Level; count: number }[];
  /** Of a topic, easiest first: the first English course of a level that is surely about the topic and of the level. */
  startHere: { level: Level; card: Host['card'] }[];
  /** Primary language tags, most courses first. */
  languages: { language: string; count: number }[];
  /**
   * Of a topic, what its first page does not list: the courses about it that search engines are told of, then some whose
   * lessons are known.
   */
  withContents: Host['card'][];
  /** The first course in each language other than English. */
  inOtherLanguages: Host['card'][];
  /** The number of courses with a known length, and the shortest and longest of them. */
  withLength: number;
  shortest: Host['card'][];
  longest: Host['card'][];
};

/** What somebody wants to learn, in their words, as a search reads them. */
export type WordsRead = {
  /** Slugs of the topics, professions, exams and school years that the words name, in the order of the words. */
  topics: string[];
  /** Words that name none of these. */
  other: string[];
  /** Where they name none: slugs of topics that are near what they mean, the nearest first. */
  near: string[];
  /** Slugs of topics that they do not want: "without mathematics". */
  unwanted: string[];
  /** Languages that the words are clearly in, the likeliest first; empty if they could be in any. */
  languages: string[];
  level?: Level;
  /** The language to be taught in, if they say it. */
  language?: string;
  /** How old the learner is, if they say it. */
  age?: number;
  correctedTo?: string;
};

export type AddedCourse<Host extends HostTypes = HostTypes> = Host['course'] & { addedAt: string };
/** `changed` is a day, YYYY-MM-DD; absent if unknown. */
export type DatedCourse = { id: string; changed?: string };

/** A lesson's page: the course, and the lesson's part of the address. */
export type ListedLesson = { id: string; segment: string; changed?: string };

/** A lesson of any course, to go to. */
export type LessonLink = {
  course: Pick<CourseCard, 'id' | 'title' | 'provider' | 'language'>;
  /** Its number, from 1. */
  number: number;
  title: string;
  /** Length in seconds, if it is known. */
  seconds?: number;
};

/** What a lesson builds on, in the words of its course, and the lessons that introduce it. */
export type BuiltOn = { name: string; lessons: LessonLink[] };

/** What stands beside a lesson. */
export type BesideLesson = {
  /** Slugs of the topics that its title and its chapters name, those of the title first. */
  topics: string[];
  /** What earlier lessons of its course introduce and its title names, the nearest first. */
  earlier: BuiltOn[];
  /** Lessons of other providers on the same, at its level and in its language, the nearest first. */
  teachers: LessonLink[];
  /** Those on nearly the same, or at the next level. */
  similar: LessonLink[];
};

/** Where lessons are wanted: first those of this course before this lesson, then those in the language. */
export type LessonsWanted = { language: string; course?: string; before?: number };

/** All that a catalogue can be asked. */
export type CatalogMethods<Host extends HostTypes = HostTypes> = {
  search(search: Search, options?: { explain?: boolean }): SearchAnswer<Host['card']>;
  /** The courses of the first page alone: without facets, marks and lessons. */
  firstCards(search: Search): Host['card'][];
  readWords(words: string): WordsRead;
  /** At most `limit` suggestions for the typed text, best first; topics by their names in the preferred languages, if any begin so. */
  suggest(prefix: string, limit: number, prefer?: readonly string[]): Suggestion[];
  /** `related: false` leaves out related courses, which take most of the time. */
  findCourse(id: string, options?: { related?: boolean }): CourseLookup<Host>;
  /** The courses with these keys (`CourseRules.keys`), as pairs of key and course id. */
  findByKeys(keys: string[]): [key: string, id: string][];
  overview(): Host['overview'];
  /** Up to `limit` ids in index order from position `offset`, for sitemaps and checks. */
  listCourseIds(offset: number, limit: number): string[];
  /** The same for courses that search engines are told of, with the last day on which each is known to have changed. */
  listDated(offset: number, limit: number): DatedCourse[];
  /** The lessons that search engines list, in index order from position `offset`. */
  listLessons(offset: number, limit: number): ListedLesson[];
  /** What stands beside a lesson of a course; undefined if there is no such lesson. */
  besideLesson(id: string, number: number): BesideLesson | undefined;
  /** For each topic the two shortest lessons that explain it, as far as there are any. */
  lessonsOn(topics: string[], wanted: LessonsWanted): LessonLink[][];
  /** The same with a known added date, of a topic with its parts or of all, latest first. */
  listAdded(topic: string | undefined, limit: number): AddedCourse<Host>[];
  /** Figures and examples of the courses that match all words of a search. */
  summarise(search: Search): SearchSummary<Host>;
  /** Version of the current index. */
  version(): string;
};
export type CatalogMethod = keyof CatalogMethods;

/** The same, answered later. */
type Later<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Answer>
    : never;
};

/**
 * The only interface to a catalogue; implementations are local indexes, worker pools and remote engines. Every method
 * rejects with an error of the code `search/unavailable` when no answer arrives in time.
 */
export type SearchEngine<Host extends HostTypes = HostTypes> = Later<CatalogMethods<Host>> & {
  /** For operators: why the newest index is not in use; undefined if it is. */
  warning(): string | undefined;
  close(): Promise<void>;
};
