import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import { WatchScreen } from '@/components/screens/WatchScreen';
import type { LessonView } from '@/lib/courses/course-view';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { loadLesson } from '@/lib/server/courses/load-course';
import { loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<LessonView>((finder, id, lesson) =>
  loadLesson(finder, id, lesson),
);

export default function LiveLessonPage(props: LessonView | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <WatchScreen {...props} />
  );
}
