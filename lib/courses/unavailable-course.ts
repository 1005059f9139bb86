import type { CourseCard } from './course-card';

/** What stands in for a course that is no longer there, or that its source does not give right now. */
export type UnavailableCourse = {
  unavailable: {
    id: string;
    gone: boolean;
    /** Who had it: a source, a platform or a provider. */
    source: string;
    title?: string;
    /** Day on which it was found to be gone, YYYY-MM-DD. */
    since?: string;
    /** Courses to go on with. */
    related: CourseCard[];
  };
};
