import type { Course } from '@/lib/courses/course.schema';
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
  /** Version of the index that answers now. */
  version(): Promise<string>;
  close(): Promise<void>;
}
