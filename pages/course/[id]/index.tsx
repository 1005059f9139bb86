import type { GetStaticPaths, GetStaticProps } from 'next';
import { CourseScreen } from '@/components/screens/CourseScreen';
import { UnavailableCourseScreen } from '@/components/screens/UnavailableCourseScreen';
import type { CourseView } from '@/lib/courses/course-view';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { loadCourse } from '@/lib/server/courses/load-course';
import { catalog } from '@/lib/server/search';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<CourseView | UnavailableCourse> = ({ params }) =>
  loadCourse(catalog(), String(params?.id));

export default function CoursePage(props: CourseView | UnavailableCourse) {
  return 'unavailable' in props ? (
    <UnavailableCourseScreen {...props.unavailable} />
  ) : (
    <CourseScreen {...props} />
  );
}
