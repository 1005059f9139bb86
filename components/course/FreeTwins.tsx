import { CourseGroup } from '@/components/course/CourseGroup';
import type { CourseLink } from '@/lib/course/course-link';
import * as m from '@/messages/course';

/** Free courses in place of one that costs money or is gone, or that there is none. */
export function FreeTwins({ courses }: { courses: readonly CourseLink[] | undefined }) {
  if (!courses) return null;
  if (courses.length > 0) return <CourseGroup heading={m.freeTwins()} courses={courses} />;
  return <p className="text-muted">{m.noFreeTwin()}</p>;
}
