import { CompareScreen } from '@/components/screens/CompareScreen';
import { showPage } from '@/components/screens/show-page';
import type { ComparedView } from '@/lib/courses/compared-course';
import { comparePage } from '@/lib/pages/compare';
import { loadCompare } from '@/lib/server/pages/load-compare';
import { servePage } from '@/lib/server/pages/serve-page';
import { catalog } from '@/lib/server/search';
import { cachedLiveCourse } from '@/lib/server/sources';

export const getServerSideProps = servePage((request) =>
  loadCompare({ catalog: catalog(), recall: cachedLiveCourse }, request),
);

export default showPage<ComparedView>(comparePage, CompareScreen);
