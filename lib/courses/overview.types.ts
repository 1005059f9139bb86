import type { Source } from './course.schema';
import type { CourseCard } from './course-card';

export type TopicCount = { slug: string; name: string; subject: string; count: number };

/** A topic with the number of courses that its page finds: a search for its name finds titles too. */
export type ListedTopic = TopicCount & { results: number };

export type Subject = {
  name: string;
  count: number;
  /** Those with most courses first. */
  topics: ListedTopic[];
};

export type Shelf = { subject: string; cards: CourseCard[] };

export type CatalogCounts = { courses: number; lessons: number; providers: number; languages: number };

/** What the home page shows. */
export type HomeView = { counts: CatalogCounts; subjects: Subject[]; shelves: Shelf[] };

/** The props of the home page, which only shows: nothing of it changes in a browser. */
export type HomePage = { shown?: HomeView };

type SubjectOverview = Subject & {
  /** The most popular courses of the subject; playable ones with a cover first. */
  picks: CourseCard[];
};

/** A list or repository that states facts of the catalogue. */
export type SourceOverview = Source & { courses: number };

export type CatalogOverview = CatalogCounts & {
  playable: number;
  /** Courses that search engines are told of. */
  listed: number;
  /** Lessons that search engines list. */
  lessonPages: number;
  subjects: SubjectOverview[];
  /** The sources that name most courses, most first. */
  sources: SourceOverview[];
};
