import { CourseAwayScreen } from '@/components/screens/CourseAwayScreen';
import { CourseScreen } from '@/components/screens/CourseScreen';
import type { CourseAway } from '@/lib/courses/course-away';
import type { CourseView } from '@/lib/courses/course-view';
import { loadCourse } from '@/lib/server/courses/load-course';
import { loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<CourseView>((finder, id) => loadCourse(finder, id));

export default function LiveCoursePage(props: CourseView | CourseAway) {
  return 'away' in props ? <CourseAwayScreen {...props.away} /> : <CourseScreen {...props} />;
}
