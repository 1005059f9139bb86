import type { Course, Level } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import type { CatalogCounts, Subject } from '@/lib/courses/overview.types';
import type { Search, SearchAnswer, Suggestion } from '@/lib/search/search.types';

export type SubjectOverview = Subject & {
  /** The most popular courses of the subject, playable ones with a cover first. */
  picks: CourseCard[];
};
export type CatalogOverview = CatalogCounts & { playable: number; subjects: SubjectOverview[] };

export type CourseLookup =
  | {
      kind: 'found';
      course: Course;
      topics: { slug: string; name: string; subject: string }[];
      related: CourseCard[];
    }
  | {
      /** Neither its address nor any of its videos is there any more: related ones can take its place. */
      kind: 'gone';
      course: Course;
      topics: { slug: string; name: string; subject: string }[];
      /** Day on which that was found, YYYY-MM-DD. */
      since: string;
      related: CourseCard[];
    }
  | { kind: 'moved'; id: string }
  | { kind: 'missing' };

/** What there is among everything that a search finds. */
export type SearchSummary = {
  courses: number;
  free: number;
  providers: number;
  /** Easiest first; what states no level counts nowhere. `cards` are the first few of each. */
  levels: { level: Level; count: number; cards: CourseCard[] }[];
  /** Primary language tags, most courses first. */
  languages: { language: string; count: number }[];
  /** The first course of each language but English. */
  inOtherLanguages: CourseCard[];
  /** Courses of which the length is known, and the extremes of them. */
  withLength: number;
  shortest: CourseCard[];
  longest: CourseCard[];
};

export type AddedCourse = Course & { addedAt: string };
/** `changed` is a day, YYYY-MM-DD; absent where none is known. */
export type DatedCourse = { id: string; changed?: string };

/**
 * The one door to a catalogue. Local indexes, worker pools and remote engines stand behind it.
 * Every method rejects with an `AppError('search/unavailable')` when no answer can be had in time.
 */
export interface SearchEngine {
  search(search: Search, options?: { explain?: boolean }): Promise<SearchAnswer>;
  /** At most `limit` suggestions for what has been typed so far, best first. */
  suggest(prefix: string, limit: number): Promise<Suggestion[]>;
  findCourse(id: string): Promise<CourseLookup>;
  /** The courses that have these keys (lib/courses/course-keys), as pairs of key and course id. */
  findByKeys(keys: string[]): Promise<[key: string, id: string][]>;
  overview(): Promise<CatalogOverview>;
  /** Ids in index order, `limit` of them from position `offset`: for sitemaps and checks. */
  listCourseIds(offset: number, limit: number): Promise<string[]>;
  /** The same with the last day on which something of each is known to have changed. */
  listDated(offset: number, limit: number): Promise<DatedCourse[]>;
  /** Courses with a known day of being added, of a topic or of all, latest first. */
  listAdded(topic: string | undefined, limit: number): Promise<AddedCourse[]>;
  /** What a search finds with all of its words, in numbers and examples. */
  summarise(search: Search): Promise<SearchSummary>;
  /** Version of the index that answers now. */
  version(): Promise<string>;
  close(): Promise<void>;
}
