import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import { WatchScreen } from '@/components/screens/WatchScreen';
import type { LessonView } from '@/lib/courses/course-view';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { courseServices } from '@/lib/server/pages/course-services';
import { loadLesson } from '@/lib/server/pages/load-course';
import { servePage } from '@/lib/server/pages/serve-page';

export const getServerSideProps = servePage(({ params }, req) =>
  loadLesson(courseServices(req), params.id ?? '', params.lesson ?? ''),
);

export default function LessonPage(props: LessonView | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <WatchScreen {...props} />
  );
}
