import { CourseScreen } from '@/components/screens/CourseScreen';
import { LiveAwayScreen } from '@/components/screens/LiveAwayScreen';
import type { CourseView } from '@/lib/courses/course-view';
import { loadCourse } from '@/lib/server/courses/load-course';
import { type LiveAway, loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<CourseView>((finder, id) => loadCourse(finder, id));

export default function LiveCoursePage(props: CourseView | LiveAway) {
  return 'away' in props ? <LiveAwayScreen {...props.away} /> : <CourseScreen {...props} />;
}
