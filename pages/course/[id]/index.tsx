import { CourseScreen } from '@/components/screens/CourseScreen';
import { shownPart } from '@/components/ui/Shown';
import type { CoursePage as PageProps, UnavailableCourse } from '@/lib/course';
import { toCoursePage } from '@/lib/screens/course-page';
import { courseServices, loadCourse } from '@/lib/screens/server/load-course';
import { withProps } from '@/lib/screens/server/outcome';
import { servePage } from '@/lib/screens/server/serve-page';

export const getServerSideProps = servePage(async ({ params }, req) =>
  withProps(await loadCourse(courseServices(req), params.id ?? ''), (props) =>
    'unavailable' in props ? props : toCoursePage(props),
  ),
);

/** Hardly anybody sees it, so its code is not among the first scripts. */
const UnavailableCourseScreen = shownPart(() =>
  import('@/components/screens/UnavailableCourseScreen').then((module) => module.UnavailableCourseScreen),
);

export default function CoursePage(props: PageProps | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <CourseScreen {...props} />
  );
}
