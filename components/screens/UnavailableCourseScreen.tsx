import { CourseShelf } from '@/components/course/CourseShelf';
import { FreeTwins } from '@/components/course/FreeTwins';
import { Button } from '@/components/ui/Button';
import { PageHead } from '@/components/ui/PageHead';
import { longDay, type UnavailableCourse } from '@/lib/course';
import { paths } from '@/lib/paths';
import { unavailableCourseHead } from '@/lib/seo';
import * as m from '@/messages/screens';

export function UnavailableCourseScreen({
  id,
  gone,
  source,
  title,
  since,
  related,
  free,
}: UnavailableCourse['unavailable']) {
  const heading = gone ? m.courseGone() : m.notResponding({ source });
  const text = gone
    ? since
      ? m.goneWhenChecked({ source, day: longDay(since) })
      : m.goneNow({ source })
    : m.progressSafe();
  return (
    <div className="site-width grid grid-cols-1 gap-10 py-12">
      <PageHead {...unavailableCourseHead({ id, source, heading, text })} />
      <div className="mx-auto max-w-prose text-center">
        <h1 className="text-3xl font-extrabold">{heading}</h1>
        {title && (
          <p className="mt-3 text-lg font-semibold">
            <bdi>{title}</bdi>
          </p>
        )}
        <p className="mt-3 text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {!gone && (
            <Button look="primary" size="large" href={paths.course(id)}>
              {m.tryAgain()}
            </Button>
          )}
          <Button look="quiet" size="large" href={title ? paths.search(title.slice(0, 100)) : paths.topics()}>
            {title ? m.searchForIt() : m.browseAllTopics()}
          </Button>
        </div>
      </div>
      <FreeTwins courses={free} />
      <CourseShelf title={m.similarCourses()} courses={related} />
    </div>
  );
}
