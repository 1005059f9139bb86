import { type PageOf, showPage, textScreen } from '@/components/screens/show-page';
import { loadCompare } from '@/lib/screens/server/load-compare';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';
import { cachedLiveCourse } from '@/lib/sources/server';

const CompareScreen = textScreen(() =>
  import('@/components/screens/CompareScreen').then((module) => module.CompareScreen),
);

export const getServerSideProps = servePage((request) =>
  loadCompare({ catalog: catalog(), recall: cachedLiveCourse }, request),
);

export default showPage('/compare', CompareScreen) satisfies PageOf<typeof getServerSideProps>;
