import { CourseShelf } from '@/components/course/CourseShelf';
import { PageHead } from '@/components/layout/PageHead';
import { Button } from '@/components/ui/Button';
import type { CourseCard } from '@/lib/courses/course-card';
import { paths } from '@/lib/paths';

type Props = { id: string; gone: boolean; source: string; title?: string; related: CourseCard[] };

/** A course of another place that is no longer there, or cannot be had right now. */
export function LiveAwayScreen({ id, gone, source, title, related }: Props) {
  const heading = gone ? 'This course is no longer there' : `${source} does not answer right now`;
  const text = gone
    ? `${source} does not have it any more: its owner may have removed it or made it private.`
    : 'The course is still yours to find: what you saved stays saved. Please try again in a moment.';
  return (
    <div className="site-width grid gap-10 py-12">
      <PageHead
        title={heading}
        description={text}
        keywords={[source]}
        path={paths.course(id)}
        robots="noindex"
      />
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
            <Button look="primary" size="large" href={paths.course(id)} prefetch={false}>
              Try again
            </Button>
          )}
          <Button look="quiet" size="large" href={title ? paths.search(title.slice(0, 100)) : paths.topics()}>
            {title ? 'Search for it' : 'Browse all topics'}
          </Button>
        </div>
      </div>
      <CourseShelf title="Courses to go on with" courses={related} />
    </div>
  );
}
