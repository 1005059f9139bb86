import { CompareTable } from '@/components/course/CompareTable';
import { SaveButton } from '@/components/learning/SaveButton';
import { Link } from '@/components/ui/Link';
import { type ComparedView, FEWEST_COMPARED, MOST_COMPARED } from '@/lib/course';
import { paths } from '@/lib/paths';
import * as m from '@/messages/screens';

export function CompareScreen({ courses, leftOut }: ComparedView) {
  const isFew = courses.length < FEWEST_COMPARED;
  return (
    <div className="site-width grid grid-cols-1 gap-4 py-6 lg:py-10">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{m.compareCourses()}</h1>
      {leftOut > 0 && <p className="text-muted">{m.leftOut({ count: leftOut, most: MOST_COMPARED })}</p>}
      {isFew && (
        <p className="max-w-prose">
          {m.howToCompare({
            fewest: FEWEST_COMPARED,
            most: MOST_COMPARED,
            topics: (text) => (
              <Link href={paths.topics()} className="inline-block py-1 text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {courses.length > 0 && (
        <CompareTable
          courses={courses}
          // The shell says whether it is saved.
          save={({ id, title }) => <SaveButton courseId={id} title={title} saved={false} />}
        />
      )}
    </div>
  );
}
