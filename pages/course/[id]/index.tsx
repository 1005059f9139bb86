import { CourseScreen } from '@/components/screens/CourseScreen';
import { shownPart } from '@/components/ui/shown-part';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import type { CoursePage as PageProps } from '@/lib/seo/course-page.types';
import { toCoursePage } from '@/lib/seo/pages/course-page';
import { courseServices } from '@/lib/server/pages/course-services';
import { loadCourse } from '@/lib/server/pages/load-course';
import { withProps } from '@/lib/server/pages/outcome';
import { servePage } from '@/lib/server/pages/serve-page';

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
