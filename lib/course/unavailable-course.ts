import type { CourseCard } from './course-card';
import type { CourseLink } from './course-link';

/** Shown instead of a course that is gone or that its source cannot deliver now. */
export type UnavailableCourse = {
  unavailable: {
    id: string;
    gone: boolean;
    /** Where it was: a source, a platform or a provider. */
    source: string;
    title?: string;
    /** Day on which it was found to be gone, YYYY-MM-DD. */
    since?: string;
    /** Related courses. */
    related: CourseCard[];
    /** Free courses that teach the same, possibly none. */
    free?: CourseLink[];
  };
};
