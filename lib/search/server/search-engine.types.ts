import type * as engine from '@polymath/engine';
import type { SiteTypes } from '@/lib/course';

export type SearchEngine = engine.SearchEngine<SiteTypes>;
export type SyncEngine = engine.SyncEngine<SiteTypes>;
export type CourseLookup = engine.CourseLookup<SiteTypes>;
export type SearchSummary = engine.SearchSummary<SiteTypes>;
export type AddedCourse = engine.AddedCourse<SiteTypes>;
export type { DatedCourse, LessonLink, ListedLesson } from '@polymath/engine';
