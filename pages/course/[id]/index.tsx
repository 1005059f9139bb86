import { CourseScreen } from '@/components/screens/CourseScreen';
import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import type { CourseView } from '@/lib/courses/course-view';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { courseServices } from '@/lib/server/pages/course-services';
import { loadCourse } from '@/lib/server/pages/load-course';
import { servePage } from '@/lib/server/pages/serve-page';

export const getServerSideProps = servePage(({ params }, req) =>
  loadCourse(courseServices(req), params.id ?? ''),
);

export default function CoursePage(props: CourseView | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <CourseScreen {...props} />
  );
}
