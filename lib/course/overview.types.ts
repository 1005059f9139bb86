import type { Called } from '@/lib/locale/topic-name';
import type { Level } from './course.schema';
import type { CourseCard } from './course-card';
import type { KnownSource } from './name-lists';
import type { MapLayout, TopicMap } from './topic-map.types';
import type { UsualHours } from './usual-hours';

/** What to learn for a profession or a frequent goal. */
export type StudyPath = {
  /** The professions, or the topics that people name when they mean this goal. */
  for: string[];
  goal?: string | undefined;
  /** What people call a profession that is no topic, by language; the first is shown. */
  names?: Record<string, string[]> | undefined;
  /** In learning order; `courses` are those that a reader chose. */
  steps: { topic: string; level: Level; why: string; courses?: string[] | undefined }[];
  /** Topics that it takes and of which the catalogue has no course. */
  missing?: string[] | undefined;
  /** What it takes and no course gives. */
  besides?: string[] | undefined;
  /** What one is expected to know before the first step. */
  assumes?: string[] | undefined;
  /** Why the courses lead to no such goal; the steps are then the nearest that there is. */
  refuse?: string | undefined;
};

/** What somebody can do who knows a topic, the easiest first; `topic` is what it shows. */
export type CanDo = { topic: string; items: { can: string; level: Level; topic: string }[] };

/**
 * `count`: the courses of the topic's page, which has those of its parts too. `taughtHere`: enough of them are in the
 * language of the page, which is not English.
 */
export type TopicCount = Called & { slug: string; subject: string; count: number; taughtHere?: true };

export type Subject = {
  name: string;
  count: number;
  /** Largest first. */
  topics: TopicCount[];
};

export type Shelf = { subject: string; cards: CourseCard[] };

export type CatalogCounts = { courses: number; lessons: number; providers: number; languages: number };

export type HomeView = { counts: CatalogCounts; subjects: Subject[]; shelves: Shelf[] };

/** The props of the home page, which only shows: nothing of it changes in a browser. */
export type HomePage = { shown?: HomeView };

type SubjectOverview = Subject & {
  /** The most popular courses of the subject; playable ones with a cover first. */
  picks: CourseCard[];
  /** The same in the languages that pages are in besides English, by primary tag. */
  picksIn?: Readonly<Record<string, CourseCard[]>>;
};

/** A list or repository that states facts of the catalogue. */
export type SourceOverview = KnownSource & {
  courses: number;
  /** Topics of which it says what comes before them. */
  topics?: number;
};

export type CatalogOverview = CatalogCounts & {
  playable: number;
  /** Courses that search engines are told of. */
  listed: number;
  /** Lessons that search engines list. */
  lessonPages: number;
  subjects: SubjectOverview[];
  /** The sources that name most courses, most first. */
  sources: SourceOverview[];
  map: TopicMap;
  /** By slug; absent if the index was built without pictures of the map. */
  layouts?: Record<string, MapLayout>;
  /** What to learn for professions and frequent goals. */
  studyPaths: readonly StudyPath[];
  usualHours: UsualHours;
  canDo: readonly CanDo[];
  /** The languages, as primary tags, in which a topic has enough courses for a page in them, by slug. */
  topicLanguages?: Readonly<Record<string, string[]>>;
};
