import type { GetStaticPaths, GetStaticProps } from 'next';
import { CourseAwayScreen } from '@/components/screens/CourseAwayScreen';
import { CourseScreen } from '@/components/screens/CourseScreen';
import type { CourseAway } from '@/lib/courses/course-away';
import type { CourseView } from '@/lib/courses/course-view';
import { catalog } from '@/lib/server/catalog';
import { loadCourse } from '@/lib/server/courses/load-course';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<CourseView | CourseAway> = ({ params }) =>
  loadCourse(catalog(), String(params?.id));

export default function CoursePage(props: CourseView | CourseAway) {
  return 'away' in props ? <CourseAwayScreen {...props.away} /> : <CourseScreen {...props} />;
}
