import type { GetStaticPaths, GetStaticProps } from 'next';
import { CourseScreen } from '@/components/screens/CourseScreen';
import type { CourseView } from '@/lib/courses/course-view';
import { catalog } from '@/lib/server/catalog';
import { loadCourse } from '@/lib/server/courses/load-course';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<CourseView> = ({ params }) =>
  loadCourse(catalog(), String(params?.id));

export default CourseScreen;
