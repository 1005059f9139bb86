import { CourseGroup } from '@/components/course/CourseGroup';
import type { CourseLink } from '@/lib/course/course-link';

/** Free courses in place of one that costs money or is gone, or that there is none. */
export function FreeTwins({ courses }: { courses: readonly CourseLink[] | undefined }) {
  if (!courses) return null;
  if (courses.length > 0) return <CourseGroup heading="Learn the same for free" courses={courses} />;
  return <p className="text-muted">We know no free course that teaches the same.</p>;
}
