import type { GetStaticProps } from 'next';
import { HomeScreen, type HomeScreenProps } from '@/components/screens/HomeScreen';
import { catalog } from '@/lib/server/catalog';

/** A new index shows within the hour. */
const REVALIDATE_SECONDS = 3_600;
const SHELVES = 4;
const CARDS = 4;

export const getStaticProps: GetStaticProps<HomeScreenProps> = async () => {
  const { subjects, ...counts } = await catalog().overview();
  return {
    props: {
      counts,
      subjects: subjects.map(({ name, count, topics }) => ({ name, count, topics: topics.slice(0, 6) })),
      shelves: subjects
        .slice(0, SHELVES)
        .map(({ name, picks }) => ({ subject: name, cards: picks.slice(0, CARDS) })),
    },
    revalidate: REVALIDATE_SECONDS,
  };
};

export default HomeScreen;
