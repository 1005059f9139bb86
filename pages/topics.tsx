import type { GetStaticProps } from 'next';
import { showPage } from '@/components/layout/show-page';
import { TopicsScreen } from '@/components/screens/TopicsScreen';
import type { Subject } from '@/lib/courses/overview.types';
import { topicsPage } from '@/lib/pages/topics';
import { catalog } from '@/lib/server/search';

const REVALIDATE_SECONDS = 3_600;

export const getStaticProps: GetStaticProps<{ subjects: Subject[] }> = async () => {
  const { subjects } = await catalog().overview();
  return {
    props: { subjects: subjects.map(({ name, count, topics }) => ({ name, count, topics })) },
    revalidate: REVALIDATE_SECONDS,
  };
};

export default showPage<{ subjects: Subject[] }>(topicsPage, TopicsScreen);
