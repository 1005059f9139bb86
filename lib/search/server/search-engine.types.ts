import type { CatalogOverview, Course, CourseCard, Level, TopicCount } from '@/lib/course';
import type { Search, SearchAnswer, Suggestion } from '@/lib/search/search.types';

export type CourseLookup =
  | {
      kind: 'found';
      course: Course;
      topics: TopicCount[];
      related: CourseCard[];
    }
  | {
      /** Neither its address nor any of its videos is available any more. Related courses can replace it. */
      kind: 'gone';
      course: Course;
      topics: TopicCount[];
      /** Day on which this was found, YYYY-MM-DD. */
      since: string;
      related: CourseCard[];
    }
  | { kind: 'moved'; id: string }
  | { kind: 'missing' };

/** Figures and examples of everything that a search finds. */
export type SearchSummary = {
  courses: number;
  free: number;
  providers: number;
  /** Easiest first. Courses without a level are not counted. */
  levels: { level: Level; count: number }[];
  /** Of a topic, easiest first: the first English course of a level that is surely about the topic and of the level. */
  startHere: { level: Level; card: CourseCard }[];
  /** Primary language tags, most courses first. */
  languages: { language: string; count: number }[];
  /**
   * Of a topic, what its first page does not list: the courses about it that search engines are told of, then some whose
   * lessons are known.
   */
  withContents: CourseCard[];
  /** The first course in each language other than English. */
  inOtherLanguages: CourseCard[];
  /** The number of courses with a known length, and the shortest and longest of them. */
  withLength: number;
  shortest: CourseCard[];
  longest: CourseCard[];
};

export type AddedCourse = Course & { addedAt: string };
/** `changed` is a day, YYYY-MM-DD; absent if unknown. */
export type DatedCourse = { id: string; changed?: string };

/** A lesson's page: the course, and the lesson's part of the address. */
export type ListedLesson = { id: string; segment: string; changed?: string };

/**
 * The only interface to a catalogue; implementations are local indexes, worker pools and remote engines.
 * Every method rejects with an `AppError('search/unavailable')` when no answer arrives in time.
 */
export type SearchEngine = {
  search(search: Search, options?: { explain?: boolean }): Promise<SearchAnswer>;
  /** At most `limit` suggestions for the typed text, best first. */
  suggest(prefix: string, limit: number): Promise<Suggestion[]>;
  /** `related: false` leaves out related courses, which take most of the time. */
  findCourse(id: string, options?: { related?: boolean }): Promise<CourseLookup>;
  /** The courses with these keys (lib/course/course-keys), as pairs of key and course id. */
  findByKeys(keys: string[]): Promise<[key: string, id: string][]>;
  overview(): Promise<CatalogOverview>;
  /** Up to `limit` ids in index order from position `offset`, for sitemaps and checks. */
  listCourseIds(offset: number, limit: number): Promise<string[]>;
  /** The same for courses that search engines are told of, with the last day on which each is known to have changed. */
  listDated(offset: number, limit: number): Promise<DatedCourse[]>;
  /** The lessons that search engines list, in index order from position `offset`. */
  listLessons(offset: number, limit: number): Promise<ListedLesson[]>;
  /** The same with a known added date, of a topic with its parts or of all, latest first. */
  listAdded(topic: string | undefined, limit: number): Promise<AddedCourse[]>;
  /** Figures and examples of the courses that match all words of a search. */
  summarise(search: Search): Promise<SearchSummary>;
  /** Version of the current index. */
  version(): Promise<string>;
  /** For operators: why the newest index is not in use; undefined if it is. */
  warning(): string | undefined;
  close(): Promise<void>;
};
