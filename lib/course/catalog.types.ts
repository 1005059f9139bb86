import type { Course } from './course.schema';
import type { CourseCard } from './course-card';
import type { CatalogOverview } from './overview.types';

/** What courses are on this site, for the search engine, which knows less of them. */
export type SiteTypes = { course: Course; card: CourseCard; overview: CatalogOverview };
