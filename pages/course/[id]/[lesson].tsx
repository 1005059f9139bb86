import { WatchScreen } from '@/components/screens/WatchScreen';
import { shownPart } from '@/components/ui/Shown';
import { type LessonPage as PageProps, readStartSecond, type UnavailableCourse } from '@/lib/course';
import { toLessonPage } from '@/lib/screens/course-page';
import { courseServices, loadLesson } from '@/lib/screens/server/load-course';
import { withProps } from '@/lib/screens/server/outcome';
import { servePage } from '@/lib/screens/server/serve-page';

export const getServerSideProps = servePage(async ({ params: { id = '', lesson = '' }, parameters }, req) => {
  const outcome = await loadLesson(courseServices(req), id, lesson, readStartSecond(parameters.t));
  return withProps(outcome, (props) => ('unavailable' in props ? props : toLessonPage(props)));
});

/** Hardly anybody sees it, so its code is not among the first scripts. */
const UnavailableCourseScreen = shownPart(() =>
  import('@/components/screens/UnavailableCourseScreen').then((module) => module.UnavailableCourseScreen),
);

export default function LessonPage(props: PageProps | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <WatchScreen {...props} />
  );
}
