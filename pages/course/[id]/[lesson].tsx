import { WatchScreen } from '@/components/screens/WatchScreen';
import { shownPart } from '@/components/ui/shown-part';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { readStartSecond } from '@/lib/player/start-second';
import type { LessonPage as PageProps } from '@/lib/seo/course-page.types';
import { toLessonPage } from '@/lib/seo/pages/course-page';
import { courseServices } from '@/lib/server/pages/course-services';
import { loadLesson } from '@/lib/server/pages/load-course';
import { withProps } from '@/lib/server/pages/outcome';
import { servePage } from '@/lib/server/pages/serve-page';

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
