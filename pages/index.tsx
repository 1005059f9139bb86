import type { GetStaticProps } from 'next';
import { showPage } from '@/components/layout/show-page';
import { HomeScreen, type HomeScreenProps } from '@/components/screens/HomeScreen';
import { homePage } from '@/lib/pages/home';
import { catalog } from '@/lib/server/search';

/** A new index shows within the hour. */
const REVALIDATE_SECONDS = 3_600;
const SHELVES = 6;
const CARDS = 4;

/** Picks evenly from a list: the largest subjects alone would all be about computers. */
function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, (items.length - 1) / (count - 1));
  return items
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .slice(0, count);
}

export const getStaticProps: GetStaticProps<HomeScreenProps> = async () => {
  const { subjects, ...counts } = await catalog().overview();
  return {
    props: {
      counts,
      subjects: subjects.map(({ name, count, topics }) => ({ name, count, topics: topics.slice(0, 6) })),
      shelves: spread(subjects, SHELVES).map(({ name, picks }) => ({
        subject: name,
        cards: picks.slice(0, CARDS),
      })),
    },
    revalidate: REVALIDATE_SECONDS,
  };
};

export default showPage<HomeScreenProps>(homePage, HomeScreen);
