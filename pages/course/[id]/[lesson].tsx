import type { GetStaticPaths, GetStaticProps } from 'next';
import { WatchScreen } from '@/components/screens/WatchScreen';
import type { LessonView } from '@/lib/courses/course-view';
import { loadLesson } from '@/lib/server/courses/load-course';
import { catalog } from '@/lib/server/search';

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<LessonView> = ({ params }) =>
  loadLesson(catalog(), String(params?.id), String(params?.lesson));

export default WatchScreen;
