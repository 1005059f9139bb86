import { CourseGroup } from '@/components/course/CourseGroup';
import { FreeTwins } from '@/components/course/FreeTwins';
import type { CourseView } from '@/lib/course/course-view';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';

/** Courses that a compared one is shown with. */
const COMPARED = 3;

type Props = Pick<CourseView, 'course' | 'next' | 'others' | 'free' | 'related'>;

/** Where to go on from a course, who else teaches it, and a table of the courses that it is chosen from. */
export function NextCourses({ course, next, others, free, related }: Props) {
  const rivals = [...(others ?? []), ...related].slice(0, COMPARED).map(({ id }) => id);
  if (rivals.length === 0 && !next && !free) return null;
  return (
    <div className="mt-4 grid gap-4">
      <div className="group-boxes">
        <FreeTwins courses={free} />
        <CourseGroup heading={m.continueWith()} courses={next} />
        <CourseGroup heading={m.otherProviders()} courses={others} />
      </div>
      {rivals.length > 0 && (
        <p>
          <a
            href={paths.compare([course.id, ...rivals])}
            rel="nofollow"
            className="inline-block py-1.5 text-link"
          >
            {m.compareSimilar()}
          </a>
        </p>
      )}
    </div>
  );
}
