import { CourseScreen } from '@/components/screens/CourseScreen';
import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import type { CourseView } from '@/lib/courses/course-view';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { loadCourse } from '@/lib/server/courses/load-course';
import { loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<CourseView>((finder, id) => loadCourse(finder, id));

export default function LiveCoursePage(props: CourseView | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <CourseScreen {...props} />
  );
}
