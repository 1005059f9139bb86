import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { CourseView } from '@/lib/courses/course-view';
import { lessonSegment } from '@/lib/courses/lessons/lesson-segment';
import { listedRel } from '@/lib/courses/listed/listed-rel';
import type { MyCourse } from '@/lib/learning/learner-courses';
import { paths } from '@/lib/paths';
import { OutwardLink } from './OutwardLink';
import { SaveButton } from './SaveButton';
import { ShareButton } from './ShareButton';

type Props = Pick<CourseView, 'course' | 'lessons'> & {
  /** The learner's progress in the course, once known. */
  mine?: MyCourse;
};

/** How to start a course: on this site if it plays here, else at its provider. */
export function CourseActions({ course, lessons, mine }: Props) {
  const number = (mine?.state === 'continue' && mine.progress.nextLesson) || 1;
  // All videos of a playlist are one lesson.
  const at = lessons[number - 1] ? number : 1;
  const first = lessons[at - 1];
  const place = course.platform ?? course.provider;
  const start = first && paths.lesson(course.id, lessonSegment(at, first.title));
  const out = (
    <OutwardLink href={course.url} look={start ? 'quiet' : 'gradient'}>
      {`Go to ${place}`}
    </OutwardLink>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {start ? (
        <Button look="gradient" size="large" href={start} rel={listedRel(first)} plays>
          <Icon name="play" className="size-5 fill-current" />
          {mine?.state === 'continue' ? 'Continue' : 'Start course'}
        </Button>
      ) : (
        out
      )}
      <SaveButton courseId={course.id} title={course.title} saved={mine?.saved ?? false} />
      <ShareButton title={course.title} />
      {start && out}
    </div>
  );
}
