import { Play } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { intendToPlay } from '@/lib/browser/player/play-intent';
import type { CourseView } from '@/lib/courses/course-view';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { paths } from '@/lib/paths';
import { OutwardLink } from './OutwardLink';
import { ShareButton } from './ShareButton';

/** How a course is begun: here where it plays here, else at its provider. */
export function CourseActions({ course, lessons }: Pick<CourseView, 'course' | 'lessons'>) {
  const [first] = lessons;
  const place = course.platform ?? course.provider;
  const start = first && paths.lesson(course.id, lessonSegment(1, first.title));
  const out = (
    <OutwardLink href={course.url} look={start ? 'quiet' : 'gradient'}>
      {`Go to ${place}`}
    </OutwardLink>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {start ? (
        <Button look="gradient" size="large" href={start} onClick={() => intendToPlay(start)}>
          <Play aria-hidden className="size-5 fill-current" />
          Start course
        </Button>
      ) : (
        out
      )}
      <ShareButton title={course.title} />
      {start && out}
    </div>
  );
}
