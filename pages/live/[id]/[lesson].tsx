import { LiveAwayScreen } from '@/components/screens/LiveAwayScreen';
import { WatchScreen } from '@/components/screens/WatchScreen';
import type { LessonView } from '@/lib/courses/course-view';
import { loadLesson } from '@/lib/server/courses/load-course';
import { type LiveAway, loadLive } from '@/lib/server/courses/load-live';

export const getServerSideProps = loadLive<LessonView>((finder, id, lesson) =>
  loadLesson(finder, id, lesson),
);

export default function LiveLessonPage(props: LessonView | LiveAway) {
  return 'away' in props ? <LiveAwayScreen {...props.away} /> : <WatchScreen {...props} />;
}
