import { CompareScreen } from '@/components/screens/CompareScreen';
import { type PageOf, showPage } from '@/components/screens/show-page';
import { loadCompare } from '@/lib/screens/server/load-compare';
import { servePage } from '@/lib/screens/server/serve-page';
import { catalog } from '@/lib/search/server';
import { cachedLiveCourse } from '@/lib/sources/server';

export const getServerSideProps = servePage((request) =>
  loadCompare({ catalog: catalog(), recall: cachedLiveCourse }, request),
);

export default showPage('/compare', CompareScreen) satisfies PageOf<typeof getServerSideProps>;
