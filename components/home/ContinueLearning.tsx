import { useEffect } from 'react';
import { CourseLine } from '@/components/learning/CourseLine';
import { Link } from '@/components/ui/Link';
import { fetchBriefs } from '@/lib/browser/learning/course-briefs';
import type { LearningState } from '@/lib/browser/learning/use-learning';
import { paths } from '@/lib/paths';

const SHOWN = 2;

/** The learner's most recent unfinished courses. */
export function ContinueLearning({ learning }: { learning: Extract<LearningState, { kind: 'ready' }> }) {
  const courses = learning.summary.courses.filter(({ state }) => state === 'continue').slice(0, SHOWN);
  const ids = courses.map(({ id }) => id).join();
  useEffect(() => {
    if (ids) void fetchBriefs(ids.split(','));
  }, [ids]);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="continue" className="text-2xl font-extrabold sm:text-3xl">
          Continue learning
        </h2>
        <Link
          href={paths.myCourses()}
          className="py-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
        >
          My Courses
        </Link>
      </div>
      <ul className="grid gap-3">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseLine course={course} brief={learning.briefs.get(course.id)} learner={learning.learner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
