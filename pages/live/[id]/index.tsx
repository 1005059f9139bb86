import { CourseScreen } from '@/components/screens/CourseScreen';
import { CourseAwayScreen } from '@/components/screens/UnavailableCourseScreen';
import type { CourseView } from '@/lib/courses/course-view';
import type { CourseAway } from '@/lib/courses/unavailable-course';
import { loadCourse } from '@/lib/server/courses/load-course';
import { loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<CourseView>((finder, id) => loadCourse(finder, id));

export default function LiveCoursePage(props: CourseView | CourseAway) {
  return 'away' in props ? <CourseAwayScreen {...props.away} /> : <CourseScreen {...props} />;
}
